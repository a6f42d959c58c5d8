// The skills with which a district begins. Their numbers are fixed, so that the default tables of roles can name them.
import { type Skill, skillKey } from './skill.ts';

/** In English and in Spanish. */
type Words = readonly [en: string, es: string];

const categories = {
  command: ['Command and Planning', 'Comando y planificación'],
  medical: ['Medical', 'Atención médica'],
  security: ['Safety and Security', 'Seguridad'],
  facilities: ['Facilities and Logistics', 'Instalaciones y logística'],
  communication: ['Communication', 'Comunicación'],
  care: ['Care and Support', 'Cuidado y apoyo'],
  administration: ['Administration', 'Administración'],
} as const satisfies Record<string, Words>;

type DefaultSkill = Readonly<{ category: keyof typeof categories; number: number; name: Words }>;

const defaultSkills = {
  incidentCommand: {
    category: 'command',
    number: 1,
    name: ['Incident Command System', 'Sistema de comando de incidentes'],
  },
  crisisLeadership: { category: 'command', number: 2, name: ['Crisis Leadership', 'Liderazgo en crisis'] },
  decisionMaking: { category: 'command', number: 3, name: ['Decision Making', 'Toma de decisiones'] },
  emergencyPlanning: {
    category: 'command',
    number: 4,
    name: ['Emergency Planning', 'Planificación de emergencias'],
  },
  agencyCoordination: {
    category: 'command',
    number: 5,
    name: ['Agency Coordination', 'Coordinación con agencias'],
  },
  mapReading: { category: 'command', number: 6, name: ['Map Reading', 'Lectura de mapas'] },
  firstAid: { category: 'medical', number: 20, name: ['First Aid', 'Primeros auxilios'] },
  cpr: { category: 'medical', number: 21, name: ['CPR and AED', 'RCP y desfibrilador'] },
  nursing: { category: 'medical', number: 22, name: ['Nursing', 'Enfermería'] },
  bleedingControl: { category: 'medical', number: 23, name: ['Bleeding Control', 'Control de hemorragias'] },
  mentalHealth: { category: 'medical', number: 24, name: ['Mental Health', 'Salud mental'] },
  lawEnforcement: { category: 'security', number: 40, name: ['Law Enforcement', 'Fuerzas del orden'] },
  security: { category: 'security', number: 41, name: ['Site Security', 'Seguridad del sitio'] },
  searchAndRescue: { category: 'security', number: 42, name: ['Search and Rescue', 'Búsqueda y rescate'] },
  fireSafety: { category: 'security', number: 43, name: ['Fire Safety', 'Seguridad contra incendios'] },
  hazardousMaterials: {
    category: 'security',
    number: 44,
    name: ['Hazardous Materials', 'Materiales peligrosos'],
  },
  safetyInspection: {
    category: 'security',
    number: 45,
    name: ['Safety Inspection', 'Inspección de seguridad'],
  },
  trafficControl: { category: 'security', number: 46, name: ['Traffic Control', 'Control del tráfico'] },
  buildingKnowledge: {
    category: 'facilities',
    number: 60,
    name: ['Building Knowledge', 'Conocimiento del edificio'],
  },
  utilities: { category: 'facilities', number: 61, name: ['Utility Shutoff', 'Corte de servicios'] },
  transportation: { category: 'facilities', number: 62, name: ['Transportation', 'Transporte'] },
  supplies: { category: 'facilities', number: 63, name: ['Supplies and Equipment', 'Suministros y equipo'] },
  foodService: { category: 'facilities', number: 64, name: ['Food Service', 'Servicio de alimentos'] },
  generators: { category: 'facilities', number: 65, name: ['Generators', 'Generadores'] },
  publicSpeaking: { category: 'communication', number: 80, name: ['Public Speaking', 'Hablar en público'] },
  mediaRelations: {
    category: 'communication',
    number: 81,
    name: ['Media Relations', 'Relaciones con la prensa'],
  },
  radioCommunication: {
    category: 'communication',
    number: 82,
    name: ['Radio Communication', 'Comunicación por radio'],
  },
  amateurRadio: { category: 'communication', number: 83, name: ['Amateur Radio', 'Radioafición'] },
  informationTechnology: {
    category: 'communication',
    number: 84,
    name: ['Information Technology', 'Informática'],
  },
  spanish: { category: 'communication', number: 85, name: ['Speaks Spanish', 'Habla español'] },
  signLanguage: { category: 'communication', number: 86, name: ['Sign Language', 'Lengua de señas'] },
  counseling: { category: 'care', number: 100, name: ['Counseling', 'Consejería'] },
  childCare: { category: 'care', number: 101, name: ['Child Supervision', 'Supervisión de niños'] },
  accessNeeds: {
    category: 'care',
    number: 102,
    name: ['Access and Functional Needs', 'Necesidades de acceso'],
  },
  customerService: { category: 'care', number: 103, name: ['Family Assistance', 'Atención a familias'] },
  volunteerManagement: {
    category: 'care',
    number: 104,
    name: ['Volunteer Management', 'Gestión de voluntarios'],
  },
  documentation: { category: 'administration', number: 120, name: ['Documentation', 'Documentación'] },
  dataEntry: { category: 'administration', number: 121, name: ['Data Entry', 'Captura de datos'] },
  accounting: { category: 'administration', number: 122, name: ['Accounting', 'Contabilidad'] },
} as const satisfies Record<string, DefaultSkill>;

export type DefaultSkillKey = keyof typeof defaultSkills;

const byId: ReadonlyMap<string, DefaultSkill> = new Map(
  Object.values(defaultSkills).map((skill) => [skillKey(skill.number), skill]),
);

/** As they are stored, in English. */
export const seededSkills: readonly Skill[] = [...byId].map(
  ([
    id,
    {
      name: [name],
      category,
    },
  ]) => ({
    id,
    name,
    category: categories[category][0],
  }),
);

export function defaultSkillId(key: DefaultSkillKey): string {
  return skillKey(defaultSkills[key].number);
}

/** A default skill that nobody renamed is shown in the language of the reader. */
export function skillWords(
  { id, name, category }: Skill,
  language: string,
): Readonly<{ name: string; category: string }> {
  const known = language === 'es' ? byId.get(id) : undefined;
  if (known === undefined) return { name, category };
  const [categoryInEnglish, categoryInSpanish] = categories[known.category];
  return {
    name: name === known.name[0] ? known.name[1] : name,
    category: category === categoryInEnglish ? categoryInSpanish : category,
  };
}
