// What a new district starts with: twelve categories and about eighty things that people in US schools look at.
import type { ObservationCategory, ObservationItem, ObservationSettings } from './observation.ts';

type Draft = Readonly<{ label: string; image: string; tags: readonly string[]; items: readonly string[] }>;

const drafts: readonly Draft[] = [
  {
    label: 'Access Control',
    image: 'door',
    tags: ['security'],
    items: [
      'Exterior door locked',
      'Exterior door propped open',
      'Door latch or closer',
      'Main entrance and buzzer',
      'Visitor sign-in and badges',
      'Key or card control',
      'Gate or fence',
      'Classroom door locked',
    ],
  },
  {
    label: 'Building Exterior',
    image: 'building',
    tags: ['facilities'],
    items: [
      'Exterior lighting',
      'Roof or gutter',
      'Windows and glass',
      'Walls and paint',
      'Graffiti or vandalism',
      'Signs and room numbers outside',
      'Landscaping and sight lines',
    ],
  },
  {
    label: 'Building Interior',
    image: 'hallway',
    tags: ['facilities'],
    items: [
      'Hallway clear',
      'Floor or carpet',
      'Ceiling tile or leak',
      'Interior lighting',
      'Stairs and railings',
      'Room number visible',
      'Furniture or storage',
    ],
  },
  {
    label: 'Classrooms',
    image: 'desk',
    tags: ['instruction'],
    items: [
      'Emergency procedures posted',
      'Window coverings',
      'Emergency kit or go-bag',
      'Space heater or extension cord',
      'Chemicals stored safely',
      'Positive classroom climate',
    ],
  },
  {
    label: 'Cleanliness and Sanitation',
    image: 'broom',
    tags: ['custodial'],
    items: [
      'Restroom condition',
      'Trash and recycling',
      'Pests',
      'Spill or wet floor',
      'Hand-washing supplies',
      'Locker room condition',
    ],
  },
  {
    label: 'Emergency Preparedness',
    image: 'siren',
    tags: ['emergency'],
    items: [
      'Drill carried out well',
      'Evacuation map posted',
      'Radio or intercom works',
      'Staff know their role',
      'First aid kit or AED',
      'Reunification area',
      'Weather shelter area',
    ],
  },
  {
    label: 'Fire Safety',
    image: 'flame',
    tags: ['fire'],
    items: [
      'Fire extinguisher',
      'Exit sign or emergency light',
      'Exit path blocked',
      'Fire door held open',
      'Smoke detector or alarm panel',
      'Sprinkler head clear',
    ],
  },
  {
    label: 'Food Service',
    image: 'food',
    tags: ['cafeteria'],
    items: [
      'Kitchen cleanliness',
      'Food storage and temperature',
      'Cafeteria supervision',
      'Allergy notices',
    ],
  },
  {
    label: 'Playgrounds and Athletics',
    image: 'playground',
    tags: ['grounds'],
    items: [
      'Playground equipment',
      'Playground surface',
      'Field or track condition',
      'Bleachers',
      'Gym equipment',
      'Fencing around play areas',
    ],
  },
  {
    label: 'Staff and Students',
    image: 'people',
    tags: ['climate'],
    items: [
      'Staff visible and greeting',
      'Staff wearing badges',
      'Hallway supervision',
      'Student behavior',
      'Bullying or conflict',
      'Stranger on campus',
      'Act of kindness',
    ],
  },
  {
    label: 'Transportation and Parking',
    image: 'bus',
    tags: ['traffic'],
    items: [
      'Arrival and dismissal',
      'Bus loading area',
      'Crosswalk and crossing guard',
      'Parking lot and markings',
      'Traffic speed',
      'Bike rack',
    ],
  },
  {
    label: 'Utilities and Technology',
    image: 'plug',
    tags: ['facilities'],
    items: [
      'Heating or cooling',
      'Plumbing or water',
      'Electrical panel or outlet',
      'Security camera',
      'Clock, bell or intercom',
      'Phone or internet',
      'Mechanical room',
    ],
  },
  { label: 'Other', image: 'other', tags: [], items: ['Other observation'] },
];

/** The same ids in every district, so that a default can be recognised again after it was renamed. */
export function defaultObservationSettings(): ObservationSettings {
  const categories: ObservationCategory[] = [];
  const items: ObservationItem[] = [];
  for (const [place, draft] of drafts.entries()) {
    const categoryId = idOf('Category', place);
    categories.push({
      id: categoryId,
      label: draft.label,
      image: draft.image,
      tags: [...draft.tags],
      isArchived: false,
    });
    for (const label of draft.items) {
      items.push({
        id: idOf('Item', items.length),
        label,
        categories: [categoryId],
        tags: [],
        isArchived: false,
      });
    }
  }
  return { categories, items };
}

function idOf(kind: 'Category' | 'Item', place: number): string {
  return `Default${kind}`.padEnd(17, '0') + String(place).padStart(3, '0');
}
