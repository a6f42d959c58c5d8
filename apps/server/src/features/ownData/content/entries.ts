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
  observation_type: ['Concern, praise or other', 'Preocupación, elogio u otro'],
  observation_category_id: ['Category ID, see settings', 'ID de la categoría, véase settings'],
  observation_item_id: ['Item ID, see settings', 'ID del elemento, véase settings'],
  quantity: ['Quantity', 'Cantidad'],
  comment: ['Comment', 'Comentario'],
  location: common.location,
  location_data_profile_id: common.locationDataProfileId,
  location_data_profile_option_id: common.locationDataProfileOptionId,
  tags: ['Tags', 'Etiquetas'],
  manual_tags: ['Tags added by people', 'Etiquetas agregadas por personas'],
  image_ids: common.imageIds,
  is_floating: ["Whether it isn't part of a walk", 'Si no forma parte de un recorrido'],
  walk_id: common.walkId,
  assessment_id: common.assessmentId,
  tasks_to_add_on_submission: ['Work orders planned with it', 'Órdenes de trabajo planificadas'],
  created_task_ids: ['IDs of work orders created from it', 'ID de las órdenes de trabajo creadas'],
  created_safety_alert_ids: ['IDs of alerts created from it', 'ID de las alertas creadas'],
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
      observation_id: ['Entry ID', 'ID de la observación'],
      school_id: common.schoolId,
      type: ['First logged or edited', 'Registrada o editada'],
      delta_fields: ['What was logged or changed', 'Qué se registró o cambió'],
      entry_source: ['District, school or partner', 'Distrito, escuela o aliado'],
      reported_by_user_id: common.reportedByUserId,
      created_at_url: ['Page where it was done', 'Página donde se hizo'],
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
      leader_user_id: ['ID of the leader', 'ID del líder'],
      collaborators: ['IDs of the collaborators', 'ID de los colaboradores'],
      awaiting_review_by: ['ID of the person asked to review it', 'ID de la persona que debe revisarlo'],
      created_by_user_id: common.createdByUserId,
      intended_categories: ['Categories to look at', 'Categorías por revisar'],
      timeframe: ['Date to finish by', 'Fecha límite para terminar'],
      weather_precipitation: ['Rain or snow', 'Lluvia o nieve'],
      weather_temperature: ['Temperature', 'Temperatura'],
      weather_comment: ['Comment about the weather', 'Comentario sobre el tiempo'],
      additional_notes: ['Notes', 'Notas'],
      current_stage: ['Stage', 'Etapa'],
      submission_history: ['Submissions and reviews', 'Envíos y revisiones'],
      should_send_neighborhood_watch: [
        'Whether to send Neighborhood Watch',
        'Si se debe enviar el correo de vigilancia vecinal',
      ],
      has_sent_neighborhood_watch: [
        'Whether Neighborhood Watch was sent',
        'Si se envió el correo de vigilancia vecinal',
      ],
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
      safety_alert: ['Alert sent with it', 'Alerta que se envía con ella'],
    },
    leftOut: { searchable_tags: 'computed' },
  },
} as const satisfies Record<string, Declaration>;
