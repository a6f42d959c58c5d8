// Rejected work in a walk, where it can be put right: the start and an entry in their forms, the context on the page.
import { newWalkSchema, walkPath } from '@schooldog/domain/walks';
import { z } from 'zod';
import { loadRejectedWork } from '../../../platform/offlineRecords/rejectedWork.ts';
import { openRejectedEntry } from '../../entries/index.ts';
import { walkHome } from '../inProgress/walkHome.tsx';
import { openStartWalk, type RejectedStart } from '../start/openStartWalk.ts';
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

type Remedy =
  | Readonly<{ kind: 'start'; rejected: RejectedStart }>
  | Readonly<{ kind: 'entry'; given: NonNullable<Parameters<typeof openRejectedEntry>[1]> }>
  | Readonly<{ kind: 'page'; path: string }>;

type Person = Readonly<{ userId: string; go(path: string): void }>;

export async function openRejectedWork(operationId: string, { userId, go }: Person): Promise<void> {
  const remedy = await remedyFor(operationId, userId);
  if (remedy?.kind === 'start') openStartWalk({ rejected: remedy.rejected });
  else if (remedy?.kind === 'entry') openRejectedEntry(operationId, remedy.given);
  else if (remedy !== null) go(remedy.path);
}

/** Null for work that is no longer there, or not of this person. */
export async function remedyFor(operationId: string, userId: string): Promise<Remedy | null> {
  const [first] = (await loadRejectedWork(operationId, userId))?.work ?? [];
  const { walkId } = inputSchema.safeParse(first?.row.input).data ?? {};
  if (first === undefined || walkId === undefined) return null;
  const { lastProblem, input } = first.row;
  const { data: walk } = newWalkSchema.safeParse(input);
  if (walk !== undefined) return { kind: 'start', rejected: { operationId, walk, problem: lastProblem } };
  const entry = walkEntryRecord.read(first.after);
  if (entry === undefined) return { kind: 'page', path: walkPath({ id: walkId, status: 'inprogress' }) };
  const hasLeft = leftCodes.has(lastProblem?.code ?? '');
  return {
    kind: 'entry',
    given: hasLeft ? { left: walkEntryRecord } : { home: walkHome(walkId, entry.schoolId, entry) },
  };
}
