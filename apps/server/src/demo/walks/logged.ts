// What was logged in walks that are not complete.
import { entryDifferences } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import type { WalkEntryRow } from '../../features/walks/entryStore.ts';
import { presentEntry } from '../../features/entries/store.ts';
import type { StoredWalk } from '../../features/walks/store.ts';
import type { DemoPlace } from '../dataProfiles.ts';
import { composeEntry } from '../entries/compose.ts';
import { type Photo, photographer } from '../entries/pictures.ts';
import { placesAmong } from '../entries/places.ts';
import { demoSubjects, subjectsFor } from '../entries/subjects.ts';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import type { TrailStep } from './story.ts';

export type Logged = Readonly<{ row: WalkEntryRow; photos: readonly Photo[]; step: TrailStep }>;

export type Logger = (walk: StoredWalk, by: readonly Actor[], times: readonly Date[]) => Logged[];

/** Logs at these times, the people one after the other. */
export function walkLogger(
  around: Readonly<{ schools: readonly DemoSchool[]; options: readonly DemoPlace[] }>,
  random: Random,
): Logger {
  const places = placesAmong(around.options);
  const drawSubject = subjectsFor(demoSubjects());
  const { photosOf } = photographer();
  return (walk, by, times) => {
    const school = around.schools.find(({ id }) => id === walk.schoolId);
    if (school === undefined) return [];
    return times.flatMap((time, at) => {
      const actor = by[at % by.length];
      const opinion = at % 3 === 1 ? 'praise' : 'concern';
      const subject = drawSubject(school, opinion, random);
      if (actor === undefined || subject === undefined) return [];
      const report = { school, reporter: { actor, writesSpanish: false } };
      const composed = composeEntry({ report, opinion, subject, time, places }, random);
      return [logged(walk, composed, photosOf(composed, subject, random))];
    });
  };
}

function logged(
  walk: StoredWalk,
  composed: ReturnType<typeof composeEntry>,
  photos: readonly Photo[],
): Logged {
  const imageIds = photos.map(({ id }) => id);
  const row = {
    ...composed,
    imageIds,
    isFloating: false,
    walkId: walk.id,
    isDeleted: false,
    safetyAlert: null,
  };
  return { row, photos, step: stepOf(row) };
}

/** Its alert waits until the walk completes. */
export function withWaitingAlert(
  { row, photos }: Logged,
  alert: Readonly<{ id: string; userIds: string[]; message: string }>,
): Logged {
  const alerted: WalkEntryRow = {
    ...row,
    createdSafetyAlertIds: [alert.id],
    safetyAlert: { ...alert, state: 'waiting' },
  };
  return { row: alerted, photos, step: stepOf(alerted) };
}

function stepOf(row: WalkEntryRow): TrailStep {
  return {
    recordType: 'entry',
    recordId: row.id,
    time: row.timeCreated,
    userId: row.reportedByUserId,
    isNew: true,
    changed: entryDifferences(null, presentEntry(row)),
  };
}
