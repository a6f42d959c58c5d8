// Where something was seen: an option of the school's lists that fits, or a few words, or nothing.
import type { EntryForm } from '@schooldog/domain/entries';
import type { DemoPlace } from '../dataProfiles.ts';
import type { Random } from '../random.ts';
import { happens, oneOf } from './chance.ts';

export type PlaceKind = keyof typeof kinds;
type Place = Pick<EntryForm, 'location' | 'locationDataProfileId' | 'locationDataProfileOptionId'>;
export type Places = (schoolId: string, kind: PlaceKind, random: Random) => Place;

/** What fits among the options of a school, and what people type instead. */
const kinds = {
  door: {
    fits: /^Door/,
    inWords: ['Door by the bus loop', 'Kitchen door', 'Side entrance', 'Gym exit', 'Front doors'],
  },
  entrance: { fits: /^Door 1$/, inWords: ['Front doors', 'Vestibule'] },
  room: {
    fits: /^(Room|Art|Music|Media|Science)/,
    inWords: ['Library', 'Portable 3', 'Teacher workroom', 'Computer lab', 'Room next to the stage'],
  },
  chemicals: { fits: /^(Science|Art room|Custodial)/, inWords: ['Prep room', 'Supply closet'] },
  storage: { fits: /^(Room|Art|Music|Media|Custodial)/, inWords: ['Storage room', 'Book room'] },
  office: { fits: /office|Counseling/, inWords: ['Reception desk', 'Lobby', 'Clinic'] },
  hall: { fits: /hallway$/, inWords: ['Hallway outside the gym', 'Hall by the cafeteria', 'Lobby'] },
  stairs: { fits: /^Stairwell/, inWords: ['Stage steps', 'Steps to the field'] },
  restroom: { fits: /restroom/i, inWords: ['Restroom by the art room', 'Locker room restroom'] },
  gym: { fits: /^(Gymnasium|Weight|Locker)/, inWords: ['Gym', 'Equipment room'] },
  lockers: { fits: /^Locker/, inWords: ['Boys locker room', 'Girls locker room'] },
  cafeteria: { fits: /^Cafeteria/, inWords: ['Serving line', 'Cafeteria stage'] },
  kitchen: { fits: /^Kitchen/, inWords: ['Dish room', 'Walk-in cooler'] },
  extinguisher: {
    fits: /extinguisher/,
    inWords: ['Main hallway', 'Behind the stage', 'Next to the kitchen'],
  },
  firstAid: { fits: /AED|kit/, inWords: ['Gym lobby', 'Field house'] },
  alarmPanel: { fits: /panel/, inWords: ['Main hallway', 'Back office'] },
  radio: { fits: /radio|office/, inWords: ['Bus loop', 'Behind the gym'] },
  machines: {
    fits: /^(Boiler|Custodial|Kitchen)/,
    inWords: ['Electrical closet', 'Roof access', 'Pump room'],
  },
  mechanical: { fits: /^Boiler/, inWords: ['Pump room', 'Roof access'] },
  outside: {
    fits: /^(Courtyard|Front lawn|Loading dock)$/,
    inWords: ['Front of the building', 'Behind the cafeteria', 'North side', 'Wall by the gym'],
  },
  trash: { fits: /^Loading dock$/, inWords: ['Dumpster area', 'Behind the kitchen', 'Cafeteria exit'] },
  playground: { fits: /^Playground$/, inWords: ['Swings', 'Kindergarten play area'] },
  field: { fits: /^Athletic field$/, inWords: ['Ball field', 'Track', 'Soccer field'] },
  fence: { fits: /^(Back fence|Service gate)$/, inWords: ['Fence by the ball field', 'Side gate'] },
  grounds: { fits: /^(Back fence|Athletic field|Courtyard)$/, inWords: ['Sidewalk', 'Behind the gym'] },
  bus: { fits: /^Bus loop$/, inWords: ['Bus lane', 'Bus 7 stop'] },
  traffic: { fits: /^(Car line|Bus loop)$/, inWords: ['Front crosswalk', 'School zone'] },
  crosswalk: { fits: /^Front crosswalk$/, inWords: ['Corner crosswalk'] },
  parking: { fits: /^(Staff|Visitor) parking lot$/, inWords: ['Overflow parking', 'Second row'] },
  school: { fits: /^$/, inWords: [] },
} as const satisfies Record<string, { fits: RegExp; inWords: readonly string[] }>;

const ofLists = 0.7;
const nowhereInParticular = 0.25;

export function placesAmong(options: readonly DemoPlace[]): Places {
  const fitting = new Map<string, readonly DemoPlace[]>();
  const optionsFor = (schoolId: string, kind: PlaceKind): readonly DemoPlace[] => {
    const key = `${schoolId} ${kind}`;
    const known = fitting.get(key);
    if (known !== undefined) return known;
    const { fits } = kinds[kind];
    const found = options.filter((option) => option.schoolId === schoolId && fits.test(option.label));
    fitting.set(key, found);
    return found;
  };
  return (schoolId, kind, random) => {
    const option = happens(random, ofLists) ? oneOf(random, optionsFor(schoolId, kind)) : undefined;
    if (option !== undefined) return atOption(option);
    const inWords = happens(random, nowhereInParticular) ? undefined : oneOf(random, kinds[kind].inWords);
    return inTheseWords(inWords ?? '');
  };
}

/** The option of this name, or else the name as free text. */
export function placeNamed(options: readonly DemoPlace[], schoolId: string, name: string): Place {
  const option = options.find((one) => one.schoolId === schoolId && one.label === name);
  return option === undefined ? inTheseWords(name) : atOption(option);
}

function atOption({ label, dataProfileId, optionId }: DemoPlace): Place {
  return { location: label, locationDataProfileId: dataProfileId, locationDataProfileOptionId: optionId };
}

function inTheseWords(location: string): Place {
  return { location, locationDataProfileId: null, locationDataProfileOptionId: null };
}
