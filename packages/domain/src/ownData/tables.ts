// The tables of the archive, each with a sentence about it. The server adds the columns; a test compares both with the
// schema, so that a new table is either here or left out for a reason.
import type { InBoth, OwnDataGroup } from './groups.ts';

export type OwnDataTable = Readonly<{ group: OwnDataGroup; about: InBoth }>;

export const ownDataTables = {
  schools: {
    group: 'district',
    about: {
      en: 'Schools with their addresses and links.',
      es: 'Escuelas con sus direcciones y enlaces.',
    },
  },
  settings: {
    group: 'district',
    about: {
      en: "The district's settings: organization, observations, work orders, skills and drills.",
      es: 'Los ajustes del distrito: organización, observaciones, órdenes de trabajo, habilidades y simulacros.',
    },
  },
  data_profiles: {
    group: 'district',
    about: { en: "Each school's location lists.", es: 'Listas de lugares de cada escuela.' },
  },
  data_profile_options: {
    group: 'district',
    about: { en: 'The locations in those lists.', es: 'Los lugares de esas listas.' },
  },
  users: {
    group: 'people',
    about: {
      en: 'People with an account: names, roles, permissions and preferences.',
      es: 'Personas con cuenta: nombres, roles, permisos y preferencias.',
    },
  },
  former_people: {
    group: 'people',
    about: {
      en: 'Names of people whose accounts were deleted.',
      es: 'Nombres de personas cuya cuenta se eliminó.',
    },
  },
  entries: {
    group: 'entries',
    about: { en: 'What people observed at schools.', es: 'Lo que las personas observaron en las escuelas.' },
  },
  observation_deltas: {
    group: 'entries',
    about: {
      en: 'Entries as they were first logged, and what each edit changed.',
      es: 'Las observaciones como se registraron y lo que cambió cada edición.',
    },
  },
  walks: {
    group: 'entries',
    about: {
      en: 'Walks with their participants, notes and reviews.',
      es: 'Recorridos con sus participantes, notas y revisiones.',
    },
  },
  walk_entries: {
    group: 'entries',
    about: {
      en: "Entries from walks that aren't completed yet.",
      es: 'Observaciones de recorridos que aún no se han completado.',
    },
  },
  rubrics: {
    group: 'assessments',
    about: {
      en: 'Rubrics with their questions and scores.',
      es: 'Rúbricas con sus preguntas y puntuaciones.',
    },
  },
  assessments: {
    group: 'assessments',
    about: {
      en: 'Assessments with their answers and results.',
      es: 'Evaluaciones con sus respuestas y resultados.',
    },
  },
  drills: {
    group: 'drills',
    about: { en: 'Drills and their results.', es: 'Simulacros y sus resultados.' },
  },
  safety_alerts: {
    group: 'alerts',
    about: {
      en: 'Safety alerts, with the entry as it was sent.',
      es: 'Alertas de seguridad, con la observación como se envió.',
    },
  },
  safety_alert_recipients: {
    group: 'alerts',
    about: {
      en: 'Who received, read and acknowledged each alert.',
      es: 'Quién recibió, leyó y confirmó cada alerta.',
    },
  },
  work_orders: { group: 'workOrders', about: { en: 'Work orders.', es: 'Órdenes de trabajo.' } },
  work_order_comments: {
    group: 'workOrders',
    about: { en: 'Comments on work orders.', es: 'Comentarios en las órdenes de trabajo.' },
  },
  work_order_status_history: {
    group: 'workOrders',
    about: {
      en: 'Every status change, with the work order as it was at that time.',
      es: 'Cada cambio de estado, con la orden de trabajo como estaba en ese momento.',
    },
  },
  work_order_assignment_history: {
    group: 'workOrders',
    about: {
      en: 'Who each work order was assigned to.',
      es: 'A quién se asignó cada orden de trabajo.',
    },
  },
  work_order_attachments: {
    group: 'workOrders',
    about: { en: 'Files attached to work orders.', es: 'Archivos adjuntos a las órdenes de trabajo.' },
  },
  work_order_views: {
    group: 'workOrders',
    about: {
      en: 'Work order filters that people saved with a name.',
      es: 'Filtros de órdenes de trabajo que las personas guardaron con un nombre.',
    },
  },
  recurring_work_orders: {
    group: 'workOrders',
    about: { en: 'Recurring work orders.', es: 'Órdenes de trabajo recurrentes.' },
  },
  recurring_runs: {
    group: 'workOrders',
    about: {
      en: 'What happened on each of their dates at each school.',
      es: 'Qué ocurrió en cada una de sus fechas en cada escuela.',
    },
  },
  contacts: {
    group: 'plans',
    about: { en: "Schools' emergency contacts.", es: 'Contactos de emergencia de las escuelas.' },
  },
  skills: {
    group: 'plans',
    about: { en: 'Skills that contacts can have.', es: 'Habilidades que pueden tener los contactos.' },
  },
  user_skills: {
    group: 'plans',
    about: {
      en: 'Skills of people with an account, by school.',
      es: 'Habilidades de las personas con cuenta, por escuela.',
    },
  },
  eop_components: {
    group: 'plans',
    about: {
      en: 'Emergency plan components: the draft, the certified copy and the next due date.',
      es: 'Componentes de los planes de emergencia: el borrador, la copia certificada y la próxima fecha de vencimiento.',
    },
  },
  eop_attachments: {
    group: 'plans',
    about: { en: 'Files attached to components.', es: 'Archivos adjuntos a los componentes.' },
  },
  eop_certifications: {
    group: 'plans',
    about: {
      en: 'Certifications, with what was certified.',
      es: 'Certificaciones, con lo que se certificó.',
    },
  },
  eop_content_versions: {
    group: 'plans',
    about: { en: 'Earlier versions of components.', es: 'Versiones anteriores de los componentes.' },
  },
  eop_kept_copies: {
    group: 'plans',
    about: {
      en: "Text that an author wrote in an older version and hasn't merged yet.",
      es: 'Texto que un autor escribió sobre una versión anterior y aún no ha combinado.',
    },
  },
  eop_roles: {
    group: 'plans',
    about: { en: "Schools' role tables.", es: 'Tablas de funciones de las escuelas.' },
  },
  responder_links: {
    group: 'plans',
    about: {
      en: 'Who outside the district was given access to plans, without the link addresses.',
      es: 'A quién fuera del distrito se le dio acceso a los planes, sin las direcciones de los enlaces.',
    },
  },
  responder_events: {
    group: 'plans',
    about: { en: 'How those links were used.', es: 'Cómo se usaron esos enlaces.' },
  },
  go_kits: {
    group: 'plans',
    about: {
      en: "Which devices have a school's go-kit.",
      es: 'Qué dispositivos tienen un kit de emergencia de una escuela.',
    },
  },
  go_kit_log: {
    group: 'plans',
    about: {
      en: 'When go-kits were kept on a device, opened and removed.',
      es: 'Cuándo se guardaron en un dispositivo, se abrieron y se quitaron los kits de emergencia.',
    },
  },
  audit_history: {
    group: 'history',
    about: {
      en: 'Who changed each field, with the values before and after.',
      es: 'Quién cambió cada campo, con los valores de antes y después.',
    },
  },
  audit_updates: {
    group: 'history',
    about: { en: 'The last change to each record.', es: 'El último cambio de cada registro.' },
  },
  security_events: {
    group: 'history',
    about: {
      en: 'Sign-ins, rejected attempts and account changes.',
      es: 'Inicios de sesión, intentos rechazados y cambios de cuentas.',
    },
  },
  staff_reads: {
    group: 'history',
    about: {
      en: 'What provider staff viewed in the district.',
      es: 'Qué consultó el personal del proveedor en el distrito.',
    },
  },
  report_schedules: {
    group: 'history',
    about: {
      en: 'Scheduled reports, and who receives them.',
      es: 'Informes programados y quién los recibe.',
    },
  },
  exports: {
    group: 'history',
    about: {
      en: 'Files that people exported: who, what and when.',
      es: 'Archivos que las personas exportaron: quién, qué y cuándo.',
    },
  },
  own_data_exports: {
    group: 'history',
    about: {
      en: 'Archives like this one: who requested them, when, and how often they were downloaded.',
      es: 'Archivos como este: quién los solicitó, cuándo y cuántas veces se descargaron.',
    },
  },
  files: {
    group: 'files',
    about: {
      en: 'The photos and documents in the “files” folder, each with the record it belongs to.',
      es: 'Las fotos y los documentos de la carpeta «files», cada uno con el registro al que pertenece.',
    },
  },
} as const satisfies Record<string, OwnDataTable>;
export type OwnDataTableName = keyof typeof ownDataTables;

export function tablesOfGroup(group: OwnDataGroup): OwnDataTableName[] {
  return tableNames.filter((name) => ownDataTables[name].group === group);
}

/** Only for people who read the plans of every school. */
export function isAboutPlans(name: OwnDataTableName): boolean {
  return ownDataTables[name].group === 'plans';
}

function isTableName(name: string): name is OwnDataTableName {
  return Object.hasOwn(ownDataTables, name);
}

export const tableNames: readonly OwnDataTableName[] = Object.keys(ownDataTables).filter(isTableName);
