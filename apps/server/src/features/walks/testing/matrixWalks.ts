// The walks of the authorization matrix: led, joined or reviewed by the caller, as the line of the table says.
import type { Situation } from '../../../authorization/matrix.ts';
import { aPerson } from '../../../testing/people.ts';
import type { walkEntries, walks } from '../schema.ts';
import { aWalkEntryOf, aWalkOf } from './aWalkOf.ts';

export const hidden = { nf: '404 walk.notFound' };
export const unable = (ability: string) => ({ ...hidden, no: `403 walk.${ability}NotAllowed` });

export async function aWalk(
  situation: Situation,
  facts: Partial<typeof walks.$inferInsert> = {},
): Promise<string> {
  const { district, line, school } = situation;
  const takesPart = line === 'joined' || line === 'reported';
  const isDone = line === 'done';
  const { id } = await aWalkOf(district.app.database, {
    schoolId: school.id,
    leaderUserId: line === 'mine' ? situation.caller.id : district.owner.id,
    collaborators: takesPart ? [situation.caller.id] : [],
    walkType: line === 'other' ? 'district' : 'school',
    ...(isDone ? { status: 'complete', timeCompleted: new Date() } : {}),
    ...(line === 'review' ? inReview(situation.caller.id) : {}),
    ...facts,
  });
  return id;
}

export function inReview(awaitingReviewBy: string) {
  return { status: 'review' as const, awaitingReviewBy, timeSubmitted: new Date() };
}

export async function anEntryOfWalk(
  situation: Situation,
  facts: Partial<typeof walkEntries.$inferInsert> = {},
): Promise<{ walkId: string; entryId: string }> {
  const { district, line, school } = situation;
  const walkId = await aWalk(situation);
  const reportedByUserId = line === 'reported' ? situation.caller.id : district.owner.id;
  const entry = { walkId, schoolId: school.id, reportedByUserId, ...facts };
  const { id: entryId } = await aWalkEntryOf(district.app.database, entry);
  return { walkId, entryId };
}

/** Someone who can log entries at the school. */
export async function aColleague({ district, school }: Situation): Promise<string> {
  const person = await aPerson(district.app.database, { role: 'custodial', at: [school] });
  return person.id;
}
