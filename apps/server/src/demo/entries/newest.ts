// The newest entries of the district as their authors would have logged them.
import { canLogEntryAt } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import type { EntryRow } from '../../features/entries/store.ts';
import type { DemoPlace } from '../dataProfiles.ts';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import { composeEntry } from './compose.ts';
import { type Photo, type Photographer, photoOf } from './pictures.ts';
import { placeNamed } from './places.ts';
import type { Subject } from './subjects.ts';
import { newestEntries, type Picked } from './words/newest.ts';

export type NewestEntry = Readonly<{ entry: EntryRow; photos: Photo[]; isAlert: boolean }>;

/** Gives one for each of the times, of which the last is the newest. */
export function newest(
  times: readonly Date[],
  around: Readonly<{
    schools: readonly DemoSchool[];
    actors: readonly Actor[];
    subjects: readonly Subject[];
    options: readonly DemoPlace[];
    camera: Photographer;
  }>,
  random: Random,
): NewestEntry[] {
  return times.toReversed().flatMap((time, at) => {
    const picked = newestEntries[at];
    if (picked === undefined) return [];
    const school = around.schools[picked.school];
    const subject = around.subjects.find(({ item }) => item.label === picked.item);
    const actor = school && around.actors.find((one) => one.role === picked.by && isAuthor(one, school.id));
    if (school === undefined || subject === undefined || actor === undefined) return [];
    const report = { school, reporter: { actor, writesSpanish: false } };
    const places = () => placeNamed(around.options, school.id, picked.location);
    const { opinion, comment } = picked;
    const entry = composeEntry({ report, opinion, subject, time, places, comment }, random);
    const photos = around.camera.unlikeLast(picked.item, picked.photos);
    return [withPhotos(entry, { ...picked, photos }, random)];
  });
}

export const newestCount = newestEntries.length;

const isAuthor = (actor: Actor, schoolId: string) =>
  !actor.isSchoolDogStaff && canLogEntryAt(actor, schoolId);

function withPhotos(entry: EntryRow, { photos: names, isAlert }: Picked, random: Random): NewestEntry {
  const photos = names.map((name) => photoOf(entry, name, random));
  return { entry: { ...entry, quantity: 1, imageIds: photos.map(({ id }) => id) }, photos, isAlert };
}
