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
      en: 'The settings of the district: organization, observations, work orders, skills and drills.',
      es: 'Los ajustes del distrito: organización, observaciones, órdenes de trabajo, habilidades y simulacros.',
    },
  },
  data_profiles: {
    group: 'district',
    about: { en: 'Lists of places of each school.', es: 'Listas de lugares de cada escuela.' },
  },
  data_profile_options: {
    group: 'district',
    about: { en: 'The places of those lists.', es: 'Los lugares de esas listas.' },
  },
  users: {
    group: 'people',
    about: {
      en: 'People with an account: names, roles, permissions and preferences.',
      es: 'Personas con cuenta: nombres, funciones, permisos y preferencias.',
    },
  },
  former_people: {
    group: 'people',
    about: {
      en: 'Names of people whose account was deleted.',
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
      en: 'Entries of walks that are not completed yet.',
      es: 'Observaciones de recorridos que aún no se completaron.',
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
      en: 'Who received each alert, read and acknowledged it.',
      es: 'Quién recibió, leyó y confirmó cada alerta.',
    },
  },
  work_orders: { group: 'workOrders', about: { en: 'Work orders.', es: 'Órdenes de trabajo.' } },
  work_order_comments: {
    group: 'workOrders',
    about: { en: 'Comments on work orders.', es: 'Comentarios de las órdenes de trabajo.' },
  },
  work_order_status_history: {
    group: 'workOrders',
    about: {
      en: 'Every change of status, with the work order as it was then.',
      es: 'Cada cambio de estado, con la orden de trabajo como era entonces.',
    },
  },
  work_order_assignment_history: {
    group: 'workOrders',
    about: {
      en: 'To whom work orders were assigned.',
      es: 'A quién se asignaron las órdenes de trabajo.',
    },
  },
  work_order_attachments: {
    group: 'workOrders',
    about: { en: 'Files attached to work orders.', es: 'Archivos adjuntos a las órdenes de trabajo.' },
  },
  work_order_views: {
    group: 'workOrders',
    about: {
      en: 'Filters that people saved under a name.',
      es: 'Filtros que las personas guardaron con un nombre.',
    },
  },
  recurring_work_orders: {
    group: 'workOrders',
    about: { en: 'Recurring work orders.', es: 'Órdenes de trabajo recurrentes.' },
  },
  recurring_runs: {
    group: 'workOrders',
    about: {
      en: 'What became of each of their dates at each school.',
      es: 'Qué ocurrió en cada una de sus fechas en cada escuela.',
    },
  },
  contacts: {
    group: 'plans',
    about: { en: 'Emergency contacts of schools.', es: 'Contactos de emergencia de las escuelas.' },
  },
  skills: {
    group: 'plans',
    about: { en: 'Skills that contacts can have.', es: 'Habilidades que pueden tener los contactos.' },
  },
  user_skills: {
    group: 'plans',
    about: {
      en: 'Skills of people with an account, school by school.',
      es: 'Habilidades de personas con cuenta, escuela por escuela.',
    },
  },
  eop_components: {
    group: 'plans',
    about: {
      en: 'Components of emergency plans: the draft, the certified copy and when it is due.',
      es: 'Componentes de los planes de emergencia: el borrador, la copia certificada y su vencimiento.',
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
      en: 'Text that an author wrote on an older version and has not merged yet.',
      es: 'Texto que un autor escribió sobre una versión anterior y aún no combinó.',
    },
  },
  eop_roles: {
    group: 'plans',
    about: { en: 'Tables of roles of schools.', es: 'Tablas de funciones de las escuelas.' },
  },
  responder_links: {
    group: 'plans',
    about: {
      en: 'To whom outside the district plans were opened, without the addresses of the links.',
      es: 'A quién fuera del distrito se abrieron planes, sin las direcciones de los enlaces.',
    },
  },
  responder_events: {
    group: 'plans',
    about: { en: 'What was done with those links.', es: 'Qué se hizo con esos enlaces.' },
  },
  go_kits: {
    group: 'plans',
    about: {
      en: 'Which devices hold a go-kit of a school.',
      es: 'Qué dispositivos tienen un kit de emergencia de una escuela.',
    },
  },
  go_kit_log: {
    group: 'plans',
    about: {
      en: 'When go-kits were pinned, opened and removed.',
      es: 'Cuándo se fijaron, abrieron y quitaron los kits de emergencia.',
    },
  },
  audit_history: {
    group: 'history',
    about: {
      en: 'Who changed which field from what to what.',
      es: 'Quién cambió qué campo, de qué valor a cuál.',
    },
  },
  audit_updates: {
    group: 'history',
    about: { en: 'The last change of each record.', es: 'El último cambio de cada registro.' },
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
      en: 'What provider staff looked at in the district.',
      es: 'Qué consultó el personal del proveedor en el distrito.',
    },
  },
  report_schedules: {
    group: 'history',
    about: {
      en: 'Reports that are sent by schedule, and to whom.',
      es: 'Informes que se envían de forma programada, y a quién.',
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
      en: 'Archives like this one: who, when and how often downloaded.',
      es: 'Archivos como este: quién, cuándo y cuántas veces se descargó.',
    },
  },
  files: {
    group: 'files',
    about: {
      en: 'The photos and documents of the folder "files", each with the record it belongs to.',
      es: 'Las fotos y los documentos de la carpeta "files", cada uno con el registro al que pertenece.',
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
