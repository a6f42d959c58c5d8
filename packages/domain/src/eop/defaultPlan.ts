// The components with which the plan of a school begins, after the public federal guide for school emergency
// operations plans. Their guidance is shown by the web under the same key.
import type { EopKind, EopSection } from './component.ts';

export type DefaultComponent = Readonly<{
  /** Stays the same forever: schools remember by it what they were given. */
  key: string;
  section: EopSection;
  kind: EopKind;
  /** Of a table of roles. */
  roleTableId: 'incident_command_system' | 'reunification_team' | null;
  name: Readonly<{ en: string; es: string }>;
}>;

type Named = readonly [key: string, en: string, es: string];

const commitment: readonly Named[] = [
  ['promulgation', 'Promulgation', 'Promulgación'],
  ['approval', 'Approval and Implementation', 'Aprobación e implementación'],
  ['recordOfChanges', 'Record of Changes', 'Registro de cambios'],
];

const framework: readonly Named[] = [
  ['purpose', 'Purpose', 'Propósito'],
  ['scope', 'Scope', 'Alcance'],
  ['situationOverview', 'Situation Overview', 'Panorama de la situación'],
  ['planningAssumptions', 'Planning Assumptions', 'Supuestos de planificación'],
  ['conceptOfOperations', 'Concept of Operations', 'Concepto de operaciones'],
  ['responsibilities', 'Organization and Responsibilities', 'Organización y responsabilidades'],
  ['direction', 'Direction, Control and Coordination', 'Dirección, control y coordinación'],
  ['information', 'Information Collection and Sharing', 'Recopilación e intercambio de información'],
  ['training', 'Training and Exercises', 'Capacitación y ejercicios'],
  ['administration', 'Administration, Finance and Logistics', 'Administración, finanzas y logística'],
  ['maintenance', 'Plan Development and Maintenance', 'Elaboración y mantenimiento del plan'],
  ['authorities', 'Authorities and References', 'Fundamentos legales y referencias'],
];

const functionalAnnexes: readonly Named[] = [
  ['evacuation', 'Evacuation', 'Evacuación'],
  ['lockdown', 'Lockdown', 'Confinamiento de emergencia'],
  ['shelterInPlace', 'Shelter-in-Place', 'Refugio en el lugar'],
  ['secureBuilding', 'Securing the Building', 'Cierre del edificio'],
  ['reunification', 'Reunification with Families', 'Reunificación con las familias'],
  ['communications', 'Communications and Warning', 'Comunicaciones y alerta'],
  ['accountingForPersons', 'Accounting for All Persons', 'Recuento de todas las personas'],
  ['familyAssistance', 'Family Assistance', 'Asistencia a las familias'],
  ['health', 'Public Health, Medical and Mental Health', 'Salud pública, médica y mental'],
  ['continuity', 'Continuity of Operations', 'Continuidad de las operaciones'],
  ['recovery', 'Recovery', 'Recuperación'],
  ['security', 'Security', 'Seguridad'],
];

const hazardAnnexes: readonly Named[] = [
  ['severeWeather', 'Severe Weather and Tornado', 'Clima severo y tornado'],
  ['fire', 'Fire', 'Incendio'],
  ['hazardousMaterials', 'Hazardous Materials', 'Materiales peligrosos'],
  ['activeAssailant', 'Active Assailant', 'Agresor activo'],
  ['bombThreat', 'Bomb Threat', 'Amenaza de bomba'],
  ['intruder', 'Intruder', 'Intruso'],
  ['transportation', 'Bus or Transportation Crash', 'Accidente de autobús o de transporte'],
  ['utilityLoss', 'Loss of Utilities', 'Falla de los servicios públicos'],
  ['flood', 'Flood', 'Inundación'],
  ['earthquake', 'Earthquake', 'Terremoto'],
  ['infectiousDisease', 'Infectious Disease', 'Enfermedad infecciosa'],
  ['missingStudent', 'Missing Student', 'Estudiante desaparecido'],
  ['cyberIncident', 'Cyber Incident', 'Incidente cibernético'],
];

const keptOnOwnPages: readonly DefaultComponent[] = [
  {
    key: 'contactList',
    section: 'framework',
    kind: 'contactList',
    roleTableId: null,
    name: { en: 'Emergency Contact List', es: 'Lista de contactos de emergencia' },
  },
  {
    key: 'incidentCommand',
    section: 'framework',
    kind: 'roles',
    roleTableId: 'incident_command_system',
    name: { en: 'Incident Command System', es: 'Sistema de comando de incidentes' },
  },
  {
    key: 'reunificationTeam',
    section: 'framework',
    kind: 'roles',
    roleTableId: 'reunification_team',
    name: { en: 'Reunification Team', es: 'Equipo de reunificación' },
  },
];

/** In the order in which they are shown. */
export const defaultPlan: readonly DefaultComponent[] = [
  ...documents('commitment', commitment),
  ...documents('framework', framework),
  ...keptOnOwnPages,
  ...documents('functionalAnnexes', functionalAnnexes),
  ...documents('hazardAnnexes', hazardAnnexes),
];

export type NamedComponent = Readonly<{ name: string; guidanceKey: string | null }>;

/** In the reader's language as long as it has the name that the default plan gave it, in whichever language. */
export function componentName({ name, guidanceKey }: NamedComponent, language: string): string {
  const given = guidanceKey === null ? undefined : namesByKey.get(guidanceKey);
  if (given === undefined || (name !== given.en && name !== given.es)) return name;
  return language === 'es' ? given.es : given.en;
}

const namesByKey = new Map(defaultPlan.map(({ key, name }) => [key, name]));

function documents(section: EopSection, named: readonly Named[]): DefaultComponent[] {
  return named.map(([key, en, es]) => ({
    key,
    section,
    kind: 'document',
    roleTableId: null,
    name: { en, es },
  }));
}
