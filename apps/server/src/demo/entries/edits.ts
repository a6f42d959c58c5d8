// What was logged first, and for a few entries the later changes.
import { canChangeEntry, deltaOf, entryDifferences } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import type { observationDeltas } from '../../features/entries/schema.ts';
import { type EntryRow, presentEntry } from '../../features/entries/store.ts';
import type { Random } from '../random.ts';
import { happens, oneOf } from './chance.ts';
import { filled } from './compose.ts';
import { amendments } from './words/general.ts';

type DeltaRow = typeof observationDeltas.$inferSelect;
/** An entry as it was logged, as it is now, and the changes between. */
export type Recorded = Readonly<{ first: EntryRow; entry: EntryRow; deltas: readonly DeltaRow[] }>;

const edited = 0.03;
const byTheReporter = 0.7;
const soonest = 20 * 60_000;
const latest = 4 * 24 * 60 * 60_000;

export function recordOf(
  first: EntryRow,
  parts: Readonly<{ actors: readonly Actor[]; now: Date }>,
  random: Random,
): Recorded {
  const created = deltaRow(null, first, first.reportedByUserId, random);
  const time = new Date(first.timestamp.getTime() + soonest + random.whole(latest));
  if (time >= parts.now || !happens(random, edited)) return { first, entry: first, deltas: [created] };
  const others = parts.actors.filter(
    (actor) =>
      !actor.isSchoolDogStaff && actor.userId !== first.reportedByUserId && canChangeEntry(actor, first),
  );
  const editor = happens(random, byTheReporter) ? undefined : oneOf(random, others);
  const entry: EntryRow = { ...changed(first, random), timeUpdated: time };
  const updated = deltaRow(first, entry, editor?.userId ?? first.reportedByUserId, random);
  return { first, entry, deltas: [created, updated] };
}

function changed(entry: EntryRow, random: Random): EntryRow {
  if (happens(random, 0.3)) return { ...entry, quantity: entry.quantity === 1 ? 2 : 1 };
  if (entry.observationType === 'other' && happens(random, 0.5))
    return { ...entry, observationType: 'concern' };
  const comment = `${entry.comment} ${filled(oneOf(random, amendments) ?? '', random)}`.trim();
  return { ...entry, comment };
}

function deltaRow(before: EntryRow | null, after: EntryRow, userId: string, random: Random): DeltaRow {
  return {
    id: random.id(),
    observationId: after.id,
    schoolId: after.schoolId,
    type: before === null ? 'create' : 'update',
    deltaFields: deltaOf(entryDifferences(before && presentEntry(before), presentEntry(after))) ?? {
      from: {},
      to: {},
    },
    entrySource: after.walkType,
    reportedByUserId: userId,
    createdAtUrl: `/entries/${after.id}`,
    timeCreated: after.timeUpdated,
    timeUpdated: after.timeUpdated,
  };
}
