// What happened in the district, and its files.
import { common } from './common.ts';
import type { Declaration } from './declaration.ts';

export const historyTables = {
  audit_history: {
    columns: {
      sequence: common.sequence,
      record_type: common.recordType,
      record_id: common.recordId,
      time: common.time,
      user_id: common.userId,
      field: ['Field; * for a new record', 'Campo; * si el registro es nuevo'],
      from_value: ['Value before', 'Valor anterior'],
      to_value: ['Value after', 'Valor posterior'],
    },
  },
  audit_updates: {
    columns: {
      record_type: common.recordType,
      record_id: common.recordId,
      time: common.time,
      user_id: common.userId,
      fields: ['Who changed each field last, and when', 'Quién cambió cada campo por última vez y cuándo'],
    },
  },
  security_events: {
    columns: {
      id: common.id,
      time: common.time,
      kind: ['What happened', 'Qué ocurrió'],
      user_id: common.userId,
      by_user_id: common.byUserId,
      address: ['Network address', 'Dirección de red'],
      user_agent: ['Browser', 'Navegador'],
      detail: ['More facts', 'Más datos'],
    },
  },
  staff_reads: {
    columns: {
      id: common.id,
      time: common.time,
      user_id: common.userId,
      procedure: ['What was looked at', 'Qué se consultó'],
      input: ['The filter', 'El filtro'],
      count: ['How many records were shown', 'Cuántos registros se mostraron'],
    },
  },
  exports: {
    columns: {
      id: common.id,
      name: ['What was exported', 'Qué se exportó'],
      format: ['CSV or PDF', 'CSV o PDF'],
      requested_by_user_id: common.requestedByUserId,
      query: ['The filter', 'El filtro'],
      title: ['Title', 'Título'],
      language: ['Language', 'Idioma'],
      file_name: ['Name of the file', 'Nombre del archivo'],
      status: common.status,
      problem: common.problem,
      total: ['Number of rows', 'Número de filas'],
      downloads: common.downloads,
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
    leftOut: { file_id: 'temporary', done: 'temporary' },
  },
  own_data_exports: {
    columns: {
      id: common.id,
      requested_by_user_id: common.requestedByUserId,
      status: common.status,
      with_plans: ['Whether plans and contacts were part of it', 'Si incluyó planes y contactos'],
      problem: common.problem,
      size: common.size,
      sha256: ['SHA-256 of the archive', 'SHA-256 del archivo'],
      downloads: common.downloads,
      time_ready: ['When it was ready', 'Cuándo estuvo listo'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
    leftOut: { done: 'temporary', total: 'temporary' },
  },
  files: {
    columns: {
      id: common.id,
      owner_type: ['Kind of record it belongs to', 'Tipo de registro al que pertenece'],
      owner_id: ['Id of that record', 'Id de ese registro'],
      name: common.name,
      content_type: ['Type of the file', 'Tipo del archivo'],
      size: common.size,
      width: ['Width of the picture', 'Ancho de la imagen'],
      height: ['Height of the picture', 'Alto de la imagen'],
      uploaded_by_user_id: ['Id of the person who uploaded it', 'Id de la persona que lo subió'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
    added: { path: ['Where it is in the archive', 'Dónde está en el archivo'] },
    leftOut: {
      storage_key: 'temporary',
      time_trashed: 'temporary',
      time_claimed: 'temporary',
      received_sha256: 'temporary',
    },
  },
} as const satisfies Record<string, Declaration>;
