// Photos for some of the entries: drawn beforehand, kept for each entry as if somebody had taken them.
import type { Opinion } from '@schooldog/domain/entries';
import type { EntryRow } from '../../features/entries/store.ts';
import type { Services } from '../../platform/api/context.ts';
import type { Random } from '../random.ts';
import { shippedFile } from '../shippedFile.ts';
import { happens, oneOf } from './chance.ts';
import type { Subject } from './subjects.ts';

type Shown = Readonly<{ concern: readonly string[]; praise: readonly string[] }>;

/** By the label of the item; what has no picture here is never photographed. */
const picturesOf: Readonly<Record<string, Shown>> = {
  'Exterior door locked': { concern: ['doorClosed'], praise: ['doorClosed'] },
  'Exterior door propped open': { concern: ['doorPropped'], praise: ['doorClosed'] },
  'Door latch or closer': { concern: ['latch'], praise: ['latch'] },
  'Main entrance and buzzer': { concern: ['entrance'], praise: ['entrance'] },
  'Classroom door locked': { concern: ['latch'], praise: ['latch'] },
  'Gate or fence': { concern: ['fenceHole', 'gate'], praise: ['gate', 'fence'] },
  'Fencing around play areas': { concern: ['fenceHole'], praise: ['fence'] },
  'Exterior lighting': { concern: ['wallLightOut'], praise: ['wallLight'] },
  'Hallway clear': { concern: ['hallwayBoxes'], praise: ['hallway'] },
  'Ceiling tile or leak': { concern: ['ceilingStain'], praise: [] },
  'Interior lighting': { concern: ['lightOut'], praise: ['hallway'] },
  'Stairs and railings': { concern: ['stairsWorn'], praise: ['stairs'] },
  'Emergency procedures posted': { concern: [], praise: ['classroom'] },
  'Positive classroom climate': { concern: [], praise: ['classroom'] },
  'Restroom condition': { concern: ['restroom'], praise: ['restroom'] },
  'Spill or wet floor': { concern: ['wetFloor', 'leak'], praise: ['wetFloor'] },
  'Plumbing or water': { concern: ['leak'], praise: [] },
  'First aid kit or AED': { concern: ['aed'], praise: ['aed'] },
  'Fire extinguisher': { concern: ['extinguisherBlocked', 'extinguisher'], praise: ['extinguisher'] },
  'Exit sign or emergency light': { concern: ['exitSignRed'], praise: ['exitSignGreen'] },
  'Exit path blocked': { concern: ['hallwayBoxes'], praise: ['exitSignGreen'] },
  'Playground equipment': { concern: ['swings', 'slide'], praise: ['slide', 'swings'] },
  'Bus loading area': { concern: ['bus'], praise: ['bus'] },
  'Crosswalk and crossing guard': { concern: ['bus'], praise: ['bus'] },
  'Parking lot and markings': { concern: ['parking'], praise: ['parking'] },
  'Security camera': { concern: ['camera'], praise: ['camera'] },
  Bleachers: { concern: ['bleachers'], praise: ['bleachers'] },
};

/** Of what can be photographed, so that about one entry in twenty-five has a picture. */
const photographed = 0.125;
const twice = 0.12;
const drawn = { width: 640, height: 480 } as const;

export type Photo = Readonly<{ id: string; name: string; entryId: string; userId: string; time: Date }>;

export function photosOf(entry: EntryRow, subject: Subject, random: Random): Photo[] {
  const choice = namesFor(subject, entry.observationType);
  if (choice.length === 0 || !happens(random, photographed)) return [];
  return Array.from({ length: happens(random, twice) ? 2 : 1 }, () => ({
    id: random.id(),
    name: oneOf(random, choice) ?? '',
    entryId: entry.id,
    userId: entry.reportedByUserId,
    time: entry.timestamp,
  }));
}

function namesFor({ item }: Subject, opinion: Opinion): readonly string[] {
  return opinion === 'other' ? [] : (picturesOf[item.label]?.[opinion] ?? []);
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
