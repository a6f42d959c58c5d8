// Rejected work in a walk, where it can be put right: an entry in its form, the context on the walk's page.
import { walkPath } from '@schooldog/domain/walks';
import { z } from 'zod';
import { loadRejectedWork } from '../../../platform/offlineRecords/rejectedWork.ts';
import { openRejectedEntry } from '../../entries/index.ts';
import { walkHome } from '../inProgress/walkHome.tsx';
import { walkEntryRecord } from '../walkEntryRecord.ts';

const inputSchema = z.object({ walkId: z.string() });

/** The walk takes nothing from this person anymore, so the entry is logged on its own. */
const leftCodes: ReadonlySet<string> = new Set([
  'walk.notFound',
  'walk.notInProgress',
  'walk.archived',
  'walk.contributeNotAllowed',
  'walk.tooManyEntries',
]);

type Person = Readonly<{ userId: string; go(path: string): void }>;

export async function openRejectedWork(operationId: string, { userId, go }: Person): Promise<void> {
  const [first] = (await loadRejectedWork(operationId, userId))?.work ?? [];
  const { walkId } = inputSchema.safeParse(first?.row.input).data ?? {};
  if (first === undefined || walkId === undefined) return;
  const entry = walkEntryRecord.read(first.after);
  if (entry === undefined) {
    go(walkPath({ id: walkId, status: 'inprogress' }));
    return;
  }
  const hasLeft = leftCodes.has(first.row.lastProblem?.code ?? '');
  openRejectedEntry(
    operationId,
    hasLeft ? { left: walkEntryRecord } : { home: walkHome(walkId, entry.schoolId, entry) },
  );
}
