// Photos for some of the entries: drawn beforehand, stored for each entry as if a user had taken them.
import type { EntryRow } from '../../features/entries/store.ts';
import type { Services } from '../../platform/api/context.ts';
import type { Random } from '../random.ts';
import { shippedFile } from '../shippedFile.ts';
import { happens, oneOf } from './chance.ts';
import type { Subject } from './subjects.ts';

type Shown = Readonly<{ concern: readonly string[]; praise: readonly string[] }>;

/**
 * By the label of the item: the scenes that show it, of each of which there are two pictures. Items without
 * a scene have no photos.
 */
const scenesOf: Readonly<Record<string, Shown>> = {
  'Exterior door locked': { concern: ['doorClosed'], praise: ['doorClosed'] },
  'Exterior door propped open': {
    concern: ['doorPropped', 'doorProppedGray', 'doorProppedGreen'],
    praise: ['doorClosed'],
  },
  'Door latch or closer': { concern: ['latch'], praise: ['latch'] },
  'Main entrance and buzzer': { concern: ['entrance'], praise: ['entrance'] },
  'Visitor sign-in and badges': { concern: ['badgeLast'], praise: ['badges'] },
  'Staff wearing badges': { concern: [], praise: ['badges'] },
  'Classroom door locked': { concern: ['latch'], praise: ['latch'] },
  'Gate or fence': { concern: ['fenceHole', 'gate'], praise: ['gate', 'fence'] },
  'Fencing around play areas': { concern: ['fenceHole'], praise: ['fence'] },
  'Exterior lighting': { concern: ['wallLightOut'], praise: ['wallLight'] },
  'Windows and glass': { concern: ['windowCracked'], praise: ['windowClosed'] },
  'Window coverings': { concern: ['windowBlind'], praise: ['windowClosed'] },
  'Graffiti or vandalism': { concern: ['graffiti'], praise: ['graffitiGone'] },
  'Signs and room numbers outside': { concern: ['doorClosed'], praise: ['entrance'] },
  'Landscaping and sight lines': { concern: ['bushesHigh'], praise: ['bushesTrimmed'] },
  'Hallway clear': { concern: ['hallwayBoxes'], praise: ['hallway'] },
  'Floor or carpet': { concern: ['carpetLoose'], praise: ['carpetGood'] },
  'Ceiling tile or leak': { concern: ['ceilingStain'], praise: [] },
  'Interior lighting': { concern: ['lightOut'], praise: ['hallway'] },
  'Stairs and railings': { concern: ['stairsWorn'], praise: ['stairs'] },
  'Room number visible': { concern: ['roomSignBare'], praise: ['roomSign'] },
  'Furniture or storage': { concern: ['storageFull'], praise: ['storageTidy'] },
  'Emergency procedures posted': { concern: [], praise: ['classroom'] },
  'Emergency kit or go-bag': { concern: ['goBagBare'], praise: ['goBag'] },
  'Space heater or extension cord': { concern: ['heater'], praise: [] },
  'Positive classroom climate': { concern: [], praise: ['classroom'] },
  'Restroom condition': { concern: ['restroom'], praise: ['restroom'] },
  'Hand-washing supplies': { concern: ['restroom'], praise: ['restroom'] },
  'Trash and recycling': { concern: ['dumpsterFull'], praise: ['dumpsterClean'] },
  'Spill or wet floor': { concern: ['wetFloor', 'leak'], praise: ['wetFloor'] },
  'Plumbing or water': { concern: ['leak'], praise: [] },
  'Evacuation map posted': { concern: ['evacuationMapOld'], praise: ['evacuationMap'] },
  'First aid kit or AED': { concern: ['aed'], praise: ['aed'] },
  'Weather shelter area': { concern: ['hallwayBoxes'], praise: ['hallway'] },
  'Fire extinguisher': { concern: ['extinguisherBlocked', 'extinguisher'], praise: ['extinguisher'] },
  'Exit sign or emergency light': { concern: ['exitSignRed'], praise: ['exitSignGreen'] },
  'Exit path blocked': { concern: ['hallwayBoxes'], praise: ['exitSignGreen'] },
  'Fire door held open': { concern: ['fireDoorHeld'], praise: ['fireDoorClosed'] },
  'Smoke detector or alarm panel': { concern: ['alarmTrouble'], praise: ['alarmNormal'] },
  'Sprinkler head clear': { concern: ['storageFull'], praise: ['storageTidy'] },
  'Playground equipment': { concern: ['swings', 'slide'], praise: ['slide', 'swings'] },
  'Bus loading area': { concern: ['bus'], praise: ['bus'] },
  'Crosswalk and crossing guard': { concern: ['bus'], praise: ['bus'] },
  'Parking lot and markings': { concern: ['parking'], praise: ['parking'] },
  'Heating or cooling': { concern: ['thermostatHot'], praise: ['thermostatGood'] },
  'Electrical panel or outlet': { concern: ['electricalBlocked'], praise: ['electricalClear'] },
  'Security camera': { concern: ['camera'], praise: ['camera'] },
  Bleachers: { concern: ['bleachers'], praise: ['bleachers'] },
};

/** Of items with a scene, so that more than one entry in four has a picture. */
const photographed = { concern: 0.54, praise: 0.4, other: 0 } as const;
const twice = 0.12;
const drawn = { width: 640, height: 480 } as const;

export type Photo = Readonly<{ id: string; name: string; entryId: string; userId: string; time: Date }>;

export type Photographer = ReturnType<typeof photographer>;

/** Takes one picture after the other. The next one of an item is another one, because lists show them side by side. */
export function photographer() {
  const lastOf = new Map<string, string>();

  return {
    photosOf(entry: EntryRow, { item }: Subject, random: Random): Photo[] {
      const { observationType: opinion } = entry;
      const scene = opinion === 'other' ? undefined : oneOf(random, scenesOf[item.label]?.[opinion] ?? []);
      if (scene === undefined || !happens(random, photographed[opinion])) return [];
      const pictures = picturesOf(scene);
      const isTwice = happens(random, twice);
      const start = isTwice ? 0 : random.whole(pictures.length);
      const first = pictures[start] === lastOf.get(item.label) ? start + 1 : start;
      const taken = pictures.map((_, at) => pictures[(first + at) % pictures.length] ?? scene);
      const kept = isTwice ? taken : taken.slice(0, 1);
      lastOf.set(item.label, kept[0] ?? scene);
      return kept.map((name) => photoOf(entry, name, random));
    },
    /** These pictures, or as many others of their scene if the last entry about the item shows the same one. */
    unlikeLast(label: string, names: readonly string[]): readonly string[] {
      const [first = '', ...more] = names;
      if (first !== lastOf.get(label)) return names;
      return more.length > 0 ? names.toReversed() : [first.endsWith('2') ? first.slice(0, -1) : `${first}2`];
    },
  };
}

/** The whole scene, and a step nearer. */
function picturesOf(scene: string): string[] {
  return [scene, `${scene}2`];
}

export function photoOf(entry: EntryRow, name: string, random: Random): Photo {
  return {
    id: random.id(),
    name,
    entryId: entry.id,
    userId: entry.reportedByUserId,
    time: entry.timestamp,
  };
}

export async function keepPhotos(services: Services, photos: readonly Photo[]): Promise<void> {
  await services.files.keepCopies(
    photos.map(({ id, name, entryId, userId, time }) => ({
      id,
      name: `${name}.jpg`,
      path: shippedFile(`${name}.jpg`),
      contentType: 'image/jpeg',
      ...drawn,
      ownerType: 'entry',
      ownerId: entryId,
      uploadedByUserId: userId,
      timeCreated: time,
    })),
  );
}
