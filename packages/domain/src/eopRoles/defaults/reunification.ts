// The team that brings students and their families together again after an emergency.
import type { DefaultRole } from './defaultRole.ts';

export const reunificationRoles: readonly DefaultRole[] = [
  {
    key: 'reunificationLead',
    name: ['Reunification Lead', 'Responsable de la reunificación'],
    description: [
      'Leads the reunification site and stays in touch with the incident commander.',
      'Dirige el sitio de reunificación y mantiene contacto con el comandante del incidente.',
    ],
    skills: ['crisisLeadership', 'incidentCommand', 'decisionMaking'],
  },
  {
    key: 'checkInTeam',
    name: ['Family Check-In Team', 'Equipo de registro de familias'],
    description: [
      'Checks IDs and custody papers and records who asks for which student.',
      'Comprueba la identidad y la custodia y registra quién pregunta por qué estudiante.',
    ],
    skills: ['dataEntry', 'spanish', 'customerService'],
  },
  {
    key: 'greeters',
    name: ['Greeters', 'Personal de bienvenida'],
    description: [
      'Welcome families, explain the steps and give out forms.',
      'Reciben a las familias, explican los pasos y reparten los formularios.',
    ],
    skills: ['customerService', 'spanish', 'signLanguage'],
  },
  {
    key: 'studentAssembly',
    name: ['Student Assembly Supervisor', 'Supervisor de la reunión de estudiantes'],
    description: [
      'Keeps students grouped by grade, accounted for and out of sight of waiting families.',
      'Mantiene a los estudiantes por grado, contados y fuera de la vista de las familias que esperan.',
    ],
    skills: ['childCare', 'documentation'],
  },
  {
    key: 'runners',
    name: ['Student Runners', 'Acompañantes de estudiantes'],
    description: [
      'Bring each student from the assembly area to the release point.',
      'Llevan a cada estudiante del área de reunión al punto de entrega.',
    ],
    skills: ['childCare', 'buildingKnowledge'],
  },
  {
    key: 'releaseTeam',
    name: ['Release Team', 'Equipo de entrega'],
    description: [
      'Checks the papers again, releases the student and records the time and signature.',
      'Comprueba otra vez los documentos, entrega al estudiante y registra hora y firma.',
    ],
    skills: ['documentation', 'dataEntry'],
  },
  {
    key: 'counselors',
    name: ['Crisis Counselors', 'Consejeros de crisis'],
    description: [
      'Support students and families in a quiet place, and inform families of the injured in private.',
      'Apoyan a estudiantes y familias en un lugar tranquilo e informan en privado a las familias de los heridos.',
    ],
    skills: ['counseling', 'mentalHealth', 'spanish'],
  },
  {
    key: 'medicalPoint',
    name: ['Medical Point', 'Puesto médico'],
    description: [
      'Gives first aid and medication that students need while they wait.',
      'Da primeros auxilios y los medicamentos que los estudiantes necesitan mientras esperan.',
    ],
    skills: ['nursing', 'firstAid', 'cpr'],
  },
  {
    key: 'trafficTeam',
    name: ['Traffic and Parking Team', 'Equipo de tráfico y estacionamiento'],
    description: [
      'Directs cars and keeps lanes open for buses and emergency vehicles.',
      'Dirige los autos y deja libres los carriles para autobuses y vehículos de emergencia.',
    ],
    skills: ['trafficControl', 'security'],
  },
  {
    key: 'siteSecurity',
    name: ['Site Security', 'Seguridad del sitio'],
    description: [
      'Secures the site with the police and keeps the media outside.',
      'Asegura el sitio junto con la policía y mantiene afuera a la prensa.',
    ],
    skills: ['security', 'lawEnforcement'],
  },
  {
    key: 'interpreters',
    name: ['Interpreters', 'Intérpretes'],
    description: [
      'Interpret at check-in, release and counseling.',
      'Interpretan en el registro, la entrega y la consejería.',
    ],
    skills: ['spanish', 'signLanguage'],
  },
  {
    key: 'messageTeam',
    name: ['Family Messages', 'Mensajes a las familias'],
    description: [
      'Tells families where and when to come and what to bring, and answers calls.',
      'Comunica a las familias dónde y cuándo venir y qué traer, y contesta llamadas.',
    ],
    skills: ['publicSpeaking', 'customerService', 'informationTechnology'],
  },
];
