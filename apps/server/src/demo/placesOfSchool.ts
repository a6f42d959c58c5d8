// What a school building has, by its kind: labels, other names and attributes.
import type { Random } from './random.ts';

export type NewPlace = Readonly<{
  label: string;
  aliases: string[];
  attributes: Record<string, string>;
  isArchived?: boolean;
  /** The label of the location that this one was merged into. */
  mergedInto?: string;
}>;

const teachers = [
  'Ms. Alvarez',
  'Mr. Bennett',
  'Mrs. Chen',
  'Ms. Dawson',
  'Mr. Ellis',
  'Mrs. Foster',
  'Ms. Grant',
  'Mr. Hughes',
  'Ms. Ito',
  'Mrs. Jenkins',
  'Mr. Kowalski',
  'Ms. Lopez',
  'Mr. Mensah',
  'Mrs. Novak',
] as const;

const shared = [
  ['Main office', ['Front office', 'Reception'], 1, 12],
  ['Nurse’s office', ['Clinic', 'Health room'], 1, 6],
  ['Counseling suite', ['Counselor'], 1, 10],
  ['Cafeteria', ['Lunchroom', 'Cafetorium'], 1, 240],
  ['Kitchen', [], 1, 15],
  ['Gymnasium', ['Gym'], 1, 400],
  ['Media center', ['Library'], 1, 80],
  ['Music room', ['Band room'], 1, 40],
  ['Art room', [], 1, 28],
  ['Custodial closet A', ["Janitor's closet"], 1, 2],
  ['Boiler room', ['Mechanical room'], 1, 4],
  ['Main hallway', ['Front hall'], 1, 200],
  ['East hallway', ['Back hall'], 1, 120],
  ['Boys restroom', ['Boys restroom, main hall'], 1, 8],
  ['Girls restroom', ['Girls restroom, main hall'], 1, 8],
  ['Staff restroom', [], 1, 2],
] as const;

const byKind = {
  elementary: [['Kindergarten wing restroom', ['K restroom'], 1, 6]],
  middle: [
    ['Science lab', ['Lab'], 2, 30],
    ['Locker rooms', ['PE lockers'], 1, 60],
    ['Stairwell A', ['Front stairs'], 1, 60],
    ['Stairwell B', ['Back stairs'], 2, 60],
  ],
  high: [
    ['Auditorium', ['Theater', 'Stage'], 1, 650],
    ['Weight room', ['Field house'], 1, 45],
    ['Stairwell A', ['Front stairs'], 1, 80],
    ['Stairwell B', ['Back stairs'], 2, 80],
  ],
} as const;

const classrooms = 12;

/** Grades decide where the classrooms are: one floor for elementary schools, two for the others. */
export function roomsOf(schoolName: string, random: Random): NewPlace[] {
  const kind = schoolName.endsWith('Elementary')
    ? 'elementary'
    : schoolName.endsWith('Middle')
      ? 'middle'
      : 'high';
  const floors = kind === 'elementary' ? 1 : 2;
  const common = [...shared, ...byKind[kind]].map(([label, aliases, floor, capacity]): NewPlace => ({
    label,
    aliases: [...aliases],
    attributes: {
      Building: 'Main',
      Floor: String(floor),
      Capacity: String(capacity),
    },
  }));
  const first = random.whole(teachers.length);
  const rooms = Array.from({ length: classrooms }, (_, at): NewPlace => {
    const floor = floors === 1 || at < classrooms / 2 ? 1 : 2;
    const number = floor * 100 + 1 + (floor === 2 ? at - classrooms / 2 : at);
    return {
      label: `Room ${number}`,
      aliases: at % 2 === 0 ? [teachers[(first + at) % teachers.length] ?? ''] : [],
      attributes: { Building: 'Main', Floor: String(floor), Capacity: String(22 + random.whole(8)) },
    };
  });
  const past: NewPlace[] = [
    { label: 'Rm 101', aliases: [], attributes: {}, mergedInto: 'Room 101' },
    { label: 'Portable 1', aliases: ['Trailer 1'], attributes: { Building: 'Portable' }, isArchived: true },
  ];
  return [...common, ...rooms, ...past];
}

const doors = [
  ['Main entrance', ['Front door'], 'Card reader, buzzer'],
  ['Bus loop', ['Bus lane entrance'], 'Card reader'],
  ['Car rider loop', ['Parent pickup'], 'Key'],
  ['Gym exterior', [], 'Key'],
  ['Cafeteria exterior', ['Lunchroom door'], 'Exit only'],
  ['Kitchen delivery', ['Loading dock'], 'Key'],
  ['East hall', [], 'Exit only'],
  ['West hall', [], 'Exit only'],
  ['Staff parking', ['Faculty entrance'], 'Card reader'],
  ['Playing field', ['Field gate'], 'Key'],
] as const;

/** Numbered clockwise from the main entrance, as first responders expect it. */
export function doorsOf(random: Random): NewPlace[] {
  return doors.map(([where, aliases, lock], at) => ({
    label: `Door ${at + 1}`,
    aliases: [where, ...aliases],
    attributes: { Lock: lock, 'Last inspected': dayOf(random) },
  }));
}

const grounds = [
  ['Bus loop', ['Bus lane'], 'North side'],
  ['Car line', ['Parent pickup'], 'South side'],
  ['Front crosswalk', ['Crossing guard post'], 'South side'],
  ['Staff parking lot', ['Faculty lot'], 'East side'],
  ['Visitor parking lot', ['Front lot'], 'South side'],
  ['Front lawn', ['Flagpole'], 'South side'],
  ['Courtyard', ['Quad'], 'Between the wings'],
  ['Loading dock', ['Dumpsters'], 'West side'],
  ['Athletic field', ['Ball field'], 'North side'],
  ['Back fence', ['Fence line'], 'North side'],
  ['Service gate', ['Maintenance gate'], 'West side'],
] as const;

export function groundsOf(schoolName: string): NewPlace[] {
  const play = ['Playground', ['Recess yard'], 'East side'] as const;
  const all = schoolName.endsWith('Elementary') ? [...grounds, play] : grounds;
  return all.map(([label, aliases, where]) => ({
    label,
    aliases: [...aliases],
    attributes: { Where: where },
  }));
}

const equipment = [
  ['AED 1', ['Office AED'], 'Main office'],
  ['AED 2', ['Gym AED'], 'Gymnasium'],
  ['Fire extinguisher FE-01', ['FE-01'], 'Main office'],
  ['Fire extinguisher FE-02', ['FE-02'], 'Kitchen'],
  ['Fire extinguisher FE-03', ['FE-03'], 'Gymnasium'],
  ['Fire extinguisher FE-04', ['FE-04'], 'Boiler room'],
  ['Fire extinguisher FE-05', ['FE-05'], 'Media center'],
  ['Fire alarm panel', ['FACP'], 'Main office'],
  ['Panic button', ['Duress button'], 'Main office'],
  ['Bleeding control kit 1', ['Trauma kit'], 'Nurse’s office'],
  ['Bleeding control kit 2', [], 'Cafeteria'],
  ['Emergency radio base', ['Base station'], 'Main office'],
] as const;

export function equipmentOf(random: Random): NewPlace[] {
  return equipment.map(([label, aliases, where]) => ({
    label,
    aliases: [...aliases],
    attributes: { Where: where, 'Last inspected': dayOf(random) },
  }));
}

function dayOf(random: Random): string {
  return `2026-0${7 + random.whole(3)}-${String(1 + random.whole(28)).padStart(2, '0')}`;
}
