// Entries and walks.
import { common } from './common.ts';
import type { Declaration } from './declaration.ts';

/** Of published entries and of those of an open walk. */
const entryColumns = {
  id: common.id,
  school_id: common.schoolId,
  timestamp: ['When it was observed', 'Cuándo se observó'],
  reported_by_user_id: common.reportedByUserId,
  walk_type: common.walkType,
  observation_type: ['Concern, praise or other', 'Inquietud, elogio u otro'],
  observation_category_id: ['Id of the category, see settings', 'Id de la categoría, véase settings'],
  observation_item_id: ['Id of the item, see settings', 'Id del elemento, véase settings'],
  quantity: ['How many', 'Cuántos'],
  comment: ['Comment', 'Comentario'],
  location: common.location,
  location_data_profile_id: common.locationDataProfileId,
  location_data_profile_option_id: common.locationDataProfileOptionId,
  tags: ['Tags', 'Etiquetas'],
  manual_tags: ['Tags that people added', 'Etiquetas que agregaron personas'],
  image_ids: common.imageIds,
  is_floating: ['Whether it belongs to no walk', 'Si no pertenece a un recorrido'],
  walk_id: common.walkId,
  assessment_id: common.assessmentId,
  tasks_to_add_on_submission: ['Work orders that are planned with it', 'Órdenes de trabajo previstas'],
  created_task_ids: ['Ids of work orders made from it', 'Ids de las órdenes de trabajo creadas'],
  created_safety_alert_ids: ['Ids of alerts made from it', 'Ids de las alertas creadas'],
  time_created: common.timeCreated,
  time_updated: common.timeUpdated,
} as const;

export const entriesTables = {
  entries: {
    columns: {
      ...entryColumns,
    },
    leftOut: { words: 'computed', searchable_tags: 'computed' },
  },
  observation_deltas: {
    columns: {
      id: common.id,
      observation_id: ['Id of the entry', 'Id de la observación'],
      school_id: common.schoolId,
      type: ['First logged or edited', 'Registrada o editada'],
      delta_fields: ['What was logged or changed', 'Qué se registró o cambió'],
      entry_source: ['District, school or partner', 'Distrito, escuela o colaborador'],
      reported_by_user_id: common.reportedByUserId,
      created_at_url: ['Page on which it was done', 'Página en la que se hizo'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
    },
  },
  walks: {
    columns: {
      id: common.id,
      school_id: common.schoolId,
      status: common.status,
      walk_type: common.walkType,
      leader_user_id: ['Id of the leader', 'Id del líder'],
      collaborators: ['Ids of the collaborators', 'Ids de los colaboradores'],
      awaiting_review_by: [
        'Id of the person whose review is awaited',
        'Id de la persona cuya revisión se espera',
      ],
      created_by_user_id: common.createdByUserId,
      intended_categories: ['Categories to look at', 'Categorías por observar'],
      timeframe: ['Month of the walk', 'Mes del recorrido'],
      weather_precipitation: ['Rain or snow', 'Lluvia o nieve'],
      weather_temperature: ['Temperature', 'Temperatura'],
      weather_comment: ['Remark about the weather', 'Comentario sobre el tiempo'],
      additional_notes: ['Notes', 'Notas'],
      current_stage: ['Stage', 'Etapa'],
      submission_history: ['Submissions and reviews', 'Envíos y revisiones'],
      should_send_neighborhood_watch: [
        'Whether Neighborhood Watch is to be sent',
        'Si se debe enviar Neighborhood Watch',
      ],
      has_sent_neighborhood_watch: ['Whether Neighborhood Watch was sent', 'Si se envió Neighborhood Watch'],
      time_created: common.timeCreated,
      time_updated: common.timeUpdated,
      time_submitted: common.timeSubmitted,
      time_completed: common.timeCompleted,
      time_archived: common.timeArchived,
      archived_by_user_id: common.archivedByUserId,
    },
    leftOut: { participant_user_ids: 'computed' },
  },
  walk_entries: {
    columns: {
      ...entryColumns,
      is_deleted: common.isDeleted,
      safety_alert: ['Alert that is sent with it', 'Alerta que se envía con ella'],
    },
    leftOut: { searchable_tags: 'computed' },
  },
} as const satisfies Record<string, Declaration>;
