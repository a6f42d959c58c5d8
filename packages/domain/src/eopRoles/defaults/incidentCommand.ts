// The roles of the Incident Command System as a school needs them: command staff, the four sections, their usual units.
import type { DefaultRole } from './defaultRole.ts';

export const incidentCommander = 'incidentCommander';
export const safetyOfficer = 'safetyOfficer';
export const operationsChief = 'operationsChief';

export const incidentCommandRoles: readonly DefaultRole[] = [
  {
    key: incidentCommander,
    name: ['Incident Commander', 'Comandante del incidente'],
    description: [
      'Leads the response until relieved: sets objectives, approves actions, hands over to first responders.',
      'Dirige la respuesta hasta ser relevado: fija objetivos, aprueba acciones y entrega el mando a los socorristas.',
    ],
    skills: ['incidentCommand', 'crisisLeadership', 'decisionMaking'],
  },
  {
    key: 'publicInformationOfficer',
    name: ['Public Information Officer', 'Oficial de información pública'],
    description: [
      'Speaks for the school to families, staff and the media, using what the commander has approved.',
      'Habla en nombre de la escuela con familias, personal y prensa, con lo que aprobó el comandante.',
    ],
    skills: ['publicSpeaking', 'mediaRelations', 'spanish'],
  },
  {
    key: safetyOfficer,
    name: ['Safety Officer', 'Oficial de seguridad'],
    description: [
      'Watches for dangers to everyone involved and stops what is unsafe.',
      'Vigila los peligros para todas las personas y detiene lo que no es seguro.',
    ],
    skills: ['safetyInspection', 'firstAid', 'hazardousMaterials'],
  },
  {
    key: 'liaisonOfficer',
    name: ['Liaison Officer', 'Oficial de enlace'],
    description: [
      'Is the point of contact for police, fire, medical and other agencies.',
      'Es el contacto de la policía, los bomberos, los servicios médicos y otras agencias.',
    ],
    skills: ['lawEnforcement', 'agencyCoordination', 'radioCommunication'],
  },
  {
    key: operationsChief,
    name: ['Operations Section Chief', 'Jefe de la sección de operaciones'],
    description: [
      'Directs everything done on the ground to reach the objectives.',
      'Dirige todo lo que se hace en el terreno para alcanzar los objetivos.',
    ],
    skills: ['incidentCommand', 'buildingKnowledge', 'crisisLeadership'],
  },
  {
    key: 'searchAndRescueTeam',
    name: ['Search and Rescue Team', 'Equipo de búsqueda y rescate'],
    description: [
      'Sweeps assigned areas for people and reports who was found.',
      'Revisa las áreas asignadas en busca de personas e informa a quién encontró.',
    ],
    skills: ['searchAndRescue', 'buildingKnowledge', 'firstAid'],
  },
  {
    key: 'firstAidTeam',
    name: ['First Aid Team', 'Equipo de primeros auxilios'],
    description: [
      'Treats the injured until medical services arrive and keeps a record of care.',
      'Atiende a los heridos hasta que lleguen los servicios médicos y registra la atención.',
    ],
    skills: ['firstAid', 'cpr', 'nursing'],
  },
  {
    key: 'evacuationTeam',
    name: ['Evacuation and Assembly Team', 'Equipo de evacuación y reunión'],
    description: [
      'Guides people to the assembly area, helps those who need support, keeps routes clear.',
      'Guía a las personas al punto de reunión, ayuda a quien lo necesita y mantiene libres las rutas.',
    ],
    skills: ['accessNeeds', 'buildingKnowledge', 'trafficControl'],
  },
  {
    key: 'studentCareTeam',
    name: ['Student Care Team', 'Equipo de atención a estudiantes'],
    description: [
      'Accounts for students, keeps them calm and supervised, supports those in distress.',
      'Lleva la cuenta de los estudiantes, los mantiene tranquilos y vigilados y apoya a quien lo necesita.',
    ],
    skills: ['counseling', 'childCare', 'spanish'],
  },
  {
    key: 'siteSecurityTeam',
    name: ['Site Security and Utilities Team', 'Equipo de seguridad del sitio y servicios'],
    description: [
      'Secures doors and gates, shuts off utilities when needed, controls access.',
      'Asegura puertas y portones, corta los servicios cuando hace falta y controla el acceso.',
    ],
    skills: ['utilities', 'buildingKnowledge', 'security'],
  },
  {
    key: 'planningChief',
    name: ['Planning Section Chief', 'Jefe de la sección de planificación'],
    description: [
      'Gathers information, tracks the situation, prepares the next steps.',
      'Reúne información, mantiene el panorama de la situación y prepara los próximos pasos.',
    ],
    skills: ['emergencyPlanning', 'documentation', 'mapReading'],
  },
  {
    key: 'documentationUnit',
    name: ['Documentation Unit', 'Unidad de documentación'],
    description: [
      'Writes down decisions, times and people, for use during and after the response.',
      'Anota decisiones, horas y personas, para la respuesta y para después.',
    ],
    skills: ['documentation', 'dataEntry'],
  },
  {
    key: 'situationUnit',
    name: ['Situation Unit', 'Unidad de situación'],
    description: [
      'Collects and checks reports and shows them on a map or board.',
      'Recoge y comprueba los informes y los muestra en un mapa o tablero.',
    ],
    skills: ['mapReading', 'radioCommunication', 'dataEntry'],
  },
  {
    key: 'logisticsChief',
    name: ['Logistics Section Chief', 'Jefe de la sección de logística'],
    description: [
      'Provides people, supplies, equipment, food and places to work.',
      'Proporciona personal, suministros, equipo, comida y lugares de trabajo.',
    ],
    skills: ['supplies', 'transportation', 'foodService'],
  },
  {
    key: 'communicationsUnit',
    name: ['Communications Unit', 'Unidad de comunicaciones'],
    description: [
      'Keeps radios, phones and networks working and hands them out.',
      'Mantiene y reparte radios, teléfonos y redes.',
    ],
    skills: ['radioCommunication', 'informationTechnology'],
  },
  {
    key: 'suppliesUnit',
    name: ['Supplies and Staffing Unit', 'Unidad de suministros y personal'],
    description: [
      'Opens the emergency supplies, signs them out, assigns volunteers.',
      'Abre y registra los suministros de emergencia y asigna voluntarios.',
    ],
    skills: ['supplies', 'volunteerManagement'],
  },
  {
    key: 'transportationUnit',
    name: ['Transportation Unit', 'Unidad de transporte'],
    description: [
      'Arranges buses and other vehicles, including for people who use wheelchairs.',
      'Organiza autobuses y otros vehículos, también para personas en silla de ruedas.',
    ],
    skills: ['transportation', 'accessNeeds'],
  },
  {
    key: 'financeChief',
    name: ['Finance and Administration Section Chief', 'Jefe de la sección de finanzas y administración'],
    description: [
      'Keeps track of costs, purchases, work time and claims.',
      'Lleva el control de costos, compras, horas de trabajo y reclamaciones.',
    ],
    skills: ['accounting', 'documentation'],
  },
];
