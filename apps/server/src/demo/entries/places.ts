// Where something was seen: an option of the school's lists that fits, or a few words, or nothing.
import type { EntryForm } from '@schooldog/domain/entries';
import type { DemoPlace } from '../dataProfiles.ts';
import type { Random } from '../random.ts';
import { happens, oneOf } from './chance.ts';

export type PlaceKind = keyof typeof kinds;
type Place = Pick<EntryForm, 'location' | 'locationDataProfileId' | 'locationDataProfileOptionId'>;
export type Places = (schoolId: string, kind: PlaceKind, random: Random) => Place;

/** What fits among the options of a school, and what people write instead. */
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
  office: { fits: /office|Counseling/, inWords: ['Reception desk', 'Lobby', 'Clinic'] },
  hall: {
    fits: /^(Room|Cafeteria|Gymnasium|Auditorium)/,
    inWords: ['Main hallway', 'Hallway outside the gym', 'Back hallway', 'Hall by the cafeteria'],
  },
  stairs: { fits: /^(Door|Auditorium)/, inWords: ['North stairwell', 'Stage steps', 'Steps to the field'] },
  restroom: {
    fits: /restroom|Locker|Gymnasium|Nurse/,
    inWords: ['Boys restroom by the gym', 'Girls restroom, main hall', 'Staff restroom'],
  },
  gym: { fits: /^(Gymnasium|Weight|Locker)/, inWords: ['Gym', 'Locker rooms', 'Stadium'] },
  cafeteria: { fits: /^(Cafeteria|Kitchen)/, inWords: ['Serving line', 'Dish room', 'Cafeteria stage'] },
  extinguisher: {
    fits: /extinguisher/,
    inWords: ['Main hallway', 'Behind the stage', 'Next to the kitchen'],
  },
  firstAid: { fits: /AED|kit/, inWords: ['Gym lobby', 'Field fixture'] },
  alarmPanel: { fits: /panel/, inWords: ['Main hallway', 'Back office'] },
  radio: { fits: /radio|office/, inWords: ['Bus loop', 'Behind the gym'] },
  machines: {
    fits: /^(Boiler|Custodial|Kitchen)/,
    inWords: ['Electrical closet', 'Roof access', 'Pump room'],
  },
  outside: {
    fits: /^Door/,
    inWords: ['Front of the building', 'Behind the cafeteria', 'Courtyard', 'North side'],
  },
  grounds: {
    fits: /^(Playground|Door 10)$/,
    inWords: ['Back fence', 'Athletic field', 'Service gate', 'Ball field'],
  },
  traffic: {
    fits: /^Door [239]$/,
    inWords: ['Bus loop', 'Car line', 'Staff parking lot', 'Front crosswalk'],
  },
  school: { fits: /^$/, inWords: [] },
} as const satisfies Record<string, { fits: RegExp; inWords: readonly string[] }>;

const ofLists = 0.62;
const nowhereInParticular = 0.35;

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
    if (option !== undefined) {
      const { label, dataProfileId, optionId } = option;
      return {
        location: label,
        locationDataProfileId: dataProfileId,
        locationDataProfileOptionId: optionId,
      };
    }
    const inWords = happens(random, nowhereInParticular) ? undefined : oneOf(random, kinds[kind].inWords);
    return { location: inWords ?? '', locationDataProfileId: null, locationDataProfileOptionId: null };
  };
}
