// The sections in which the page and the readme of the archive list its tables.

/** Names and sentences about the archive are written into it, so they are data of both languages. */
export type InBoth = Readonly<{ en: string; es: string }>;

export const ownDataGroups = {
  district: { en: 'Schools and settings', es: 'Escuelas y ajustes' },
  people: { en: 'People', es: 'Personas' },
  entries: { en: 'Entries and walks', es: 'Observaciones y recorridos' },
  assessments: { en: 'Rubrics and assessments', es: 'Rúbricas y evaluaciones' },
  drills: { en: 'Drills', es: 'Simulacros' },
  alerts: { en: 'Safety alerts', es: 'Alertas de seguridad' },
  workOrders: { en: 'Work orders', es: 'Órdenes de trabajo' },
  plans: { en: 'Emergency plans and contacts', es: 'Planes de emergencia y contactos' },
  history: { en: 'History', es: 'Historial' },
  files: { en: 'Photos and files', es: 'Fotos y archivos' },
} as const satisfies Record<string, InBoth>;
export type OwnDataGroup = keyof typeof ownDataGroups;

const isGroup = (name: string): name is OwnDataGroup => Object.hasOwn(ownDataGroups, name);

export const ownDataGroupNames: readonly OwnDataGroup[] = Object.keys(ownDataGroups).filter(isGroup);
