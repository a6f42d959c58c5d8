// What a new district starts with: twelve categories and about eighty items that people in US schools look at.
import type { Labels } from './labels.ts';
import type { ObservationCategory, ObservationItem, ObservationSettings } from './observation.ts';

/** In English and in Spanish. */
type Name = readonly [en: string, es: string];
type Draft = Readonly<{ label: Name; image: string; tags: readonly string[]; items: readonly Name[] }>;

const drafts: readonly Draft[] = [
  {
    label: ['Access Control', 'Control de acceso'],
    image: 'door',
    tags: ['security'],
    items: [
      ['Exterior door locked', 'Puerta exterior cerrada con llave'],
      ['Exterior door propped open', 'Puerta exterior trabada para que no cierre'],
      ['Door latch or closer', 'Pestillo o cierrapuertas'],
      ['Main entrance and buzzer', 'Entrada principal y portero eléctrico'],
      ['Visitor sign-in and badges', 'Registro e identificación de visitantes'],
      ['Key or card control', 'Control de llaves o tarjetas'],
      ['Gate or fence', 'Portón o cerca'],
      ['Classroom door locked', 'Puerta del salón cerrada con llave'],
    ],
  },
  {
    label: ['Building Exterior', 'Exterior del edificio'],
    image: 'building',
    tags: ['facilities'],
    items: [
      ['Exterior lighting', 'Iluminación exterior'],
      ['Roof or gutter', 'Techo o canaleta'],
      ['Windows and glass', 'Ventanas y vidrios'],
      ['Walls and paint', 'Paredes y pintura'],
      ['Graffiti or vandalism', 'Grafiti o vandalismo'],
      ['Signs and room numbers outside', 'Letreros y números de salón por fuera'],
      ['Landscaping and sight lines', 'Jardinería y visibilidad'],
    ],
  },
  {
    label: ['Building Interior', 'Interior del edificio'],
    image: 'hallway',
    tags: ['facilities'],
    items: [
      ['Hallway clear', 'Pasillo despejado'],
      ['Floor or carpet', 'Piso o alfombra'],
      ['Ceiling tile or leak', 'Placa del techo o gotera'],
      ['Interior lighting', 'Iluminación interior'],
      ['Stairs and railings', 'Escaleras y barandales'],
      ['Room number visible', 'Número de salón visible'],
      ['Furniture or storage', 'Muebles o almacenamiento'],
    ],
  },
  {
    label: ['Classrooms', 'Salones de clase'],
    image: 'desk',
    tags: ['instruction'],
    items: [
      ['Emergency procedures posted', 'Procedimientos de emergencia a la vista'],
      ['Window coverings', 'Cortinas o persianas'],
      ['Emergency kit or go-bag', 'Kit o mochila de emergencia'],
      ['Space heater or extension cord', 'Calentador portátil o extensión eléctrica'],
      ['Chemicals stored safely', 'Químicos bien guardados'],
      ['Positive classroom climate', 'Ambiente positivo en el salón'],
    ],
  },
  {
    label: ['Cleanliness and Sanitation', 'Limpieza e higiene'],
    image: 'broom',
    tags: ['custodial'],
    items: [
      ['Restroom condition', 'Estado de los baños'],
      ['Trash and recycling', 'Basura y reciclaje'],
      ['Pests', 'Plagas'],
      ['Spill or wet floor', 'Derrame o piso mojado'],
      ['Hand-washing supplies', 'Jabón y toallas para las manos'],
      ['Locker room condition', 'Estado de los vestidores'],
    ],
  },
  {
    label: ['Emergency Preparedness', 'Preparación para emergencias'],
    image: 'siren',
    tags: ['emergency'],
    items: [
      ['Drill carried out well', 'Simulacro bien hecho'],
      ['Evacuation map posted', 'Mapa de evacuación a la vista'],
      ['Radio or intercom works', 'Radio o intercomunicador funciona'],
      ['Staff know their role', 'El personal conoce su función'],
      ['First aid kit or AED', 'Botiquín o desfibrilador (DEA)'],
      ['Reunification area', 'Área de reunificación'],
      ['Weather shelter area', 'Refugio por mal tiempo'],
    ],
  },
  {
    label: ['Fire Safety', 'Seguridad contra incendios'],
    image: 'flame',
    tags: ['fire'],
    items: [
      ['Fire extinguisher', 'Extintor'],
      ['Exit sign or emergency light', 'Letrero de salida o luz de emergencia'],
      ['Exit path blocked', 'Ruta de salida bloqueada'],
      ['Fire door held open', 'Puerta contra incendios mantenida abierta'],
      ['Smoke detector or alarm panel', 'Detector de humo o panel de alarma'],
      ['Sprinkler head clear', 'Rociador contra incendios despejado'],
    ],
  },
  {
    label: ['Food Service', 'Servicio de comida'],
    image: 'food',
    tags: ['cafeteria'],
    items: [
      ['Kitchen cleanliness', 'Limpieza de la cocina'],
      ['Food storage and temperature', 'Almacenamiento y temperatura de los alimentos'],
      ['Cafeteria supervision', 'Supervisión en la cafetería'],
      ['Allergy notices', 'Avisos de alergias'],
    ],
  },
  {
    label: ['Playgrounds and Athletics', 'Patios de juego y deportes'],
    image: 'playground',
    tags: ['grounds'],
    items: [
      ['Playground equipment', 'Juegos del patio'],
      ['Playground surface', 'Superficie del patio de juegos'],
      ['Field or track condition', 'Estado de la cancha o la pista'],
      ['Bleachers', 'Gradas'],
      ['Gym equipment', 'Equipo del gimnasio'],
      ['Fencing around play areas', 'Cerca de las áreas de juego'],
    ],
  },
  {
    label: ['Staff and Students', 'Personal y estudiantes'],
    image: 'people',
    tags: ['climate'],
    items: [
      ['Staff visible and greeting', 'Personal visible que saluda'],
      ['Staff wearing badges', 'Personal con identificación'],
      ['Hallway supervision', 'Supervisión en los pasillos'],
      ['Student behavior', 'Conducta de los estudiantes'],
      ['Bullying or conflict', 'Acoso escolar o conflicto'],
      ['Stranger on campus', 'Persona desconocida en la escuela'],
      ['Act of kindness', 'Acto de bondad'],
    ],
  },
  {
    label: ['Transportation and Parking', 'Transporte y estacionamiento'],
    image: 'bus',
    tags: ['traffic'],
    items: [
      ['Arrival and dismissal', 'Entrada y salida de clases'],
      ['Bus loading area', 'Área de los autobuses'],
      ['Crosswalk and crossing guard', 'Cruce peatonal y guardia de cruce'],
      ['Parking lot and markings', 'Estacionamiento y señalización'],
      ['Traffic speed', 'Velocidad de los vehículos'],
      ['Bike rack', 'Estacionamiento de bicicletas'],
    ],
  },
  {
    label: ['Utilities and Technology', 'Servicios y tecnología'],
    image: 'plug',
    tags: ['facilities'],
    items: [
      ['Heating or cooling', 'Calefacción o aire acondicionado'],
      ['Plumbing or water', 'Plomería o agua'],
      ['Electrical panel or outlet', 'Panel eléctrico o enchufe'],
      ['Security camera', 'Cámara de seguridad'],
      ['Clock, bell or intercom', 'Reloj, timbre o intercomunicador'],
      ['Phone or internet', 'Teléfono o internet'],
      ['Mechanical room', 'Cuarto de máquinas'],
    ],
  },
  {
    label: ['Other', 'Otro'],
    image: 'other',
    tags: [],
    items: [['Other observation', 'Otra observación']],
  },
];

const spanishTags = {
  security: 'seguridad',
  facilities: 'instalaciones',
  instruction: 'enseñanza',
  custodial: 'limpieza',
  emergency: 'emergencia',
  fire: 'incendios',
  cafeteria: 'cafetería',
  grounds: 'patios y canchas',
  climate: 'ambiente escolar',
  traffic: 'tráfico',
};

/** The same ids in every district, so that a default can be recognized after it was renamed. */
export function defaultObservationSettings(): ObservationSettings {
  const categories: ObservationCategory[] = [];
  const items: ObservationItem[] = [];
  for (const [place, draft] of drafts.entries()) {
    const categoryId = idOf('Category', place);
    categories.push({
      id: categoryId,
      ...named(draft.label),
      image: draft.image,
      tags: [...draft.tags],
      isArchived: false,
    });
    for (const name of draft.items) {
      items.push({
        id: idOf('Item', items.length),
        ...named(name),
        categories: [categoryId],
        tags: [],
        isArchived: false,
      });
    }
  }
  const tagLabels = Object.fromEntries(Object.entries(spanishTags).map(([tag, es]) => [tag, { es }]));
  return { categories, items, tagLabels };
}

function named([en, es]: Name): { label: string; labels: Labels } {
  return { label: en, labels: { en, es } };
}

function idOf(kind: 'Category' | 'Item', place: number): string {
  return `Default${kind}`.padEnd(17, '0') + String(place).padStart(3, '0');
}
