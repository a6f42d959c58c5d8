// The entries of one question: what the viewer may see of them, and how many more count.
import type { ShownEntry } from '@schooldog/contract/entries';
import { linkingIn } from '@schooldog/domain/assessments';
import type { EntryOfWalk } from '@schooldog/domain/events';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import { jsonText } from '../../platform/api/procedure.ts';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { shownEntriesOf } from '../entries/index.ts';
import { entriesThatCount } from './evidence.ts';
import type { StoredAssessment } from './store.ts';

/** An assessment that stayed open for a year can have thousands; the latest are shown. */
const mostShown = 500;

export async function listLinkedEntries(
  reader: Reader,
  { services, actor }: Readonly<{ services: Services; actor: Actor }>,
  row: StoredAssessment,
  questionId: string,
) {
  const ids = await linkedIds(reader, services, row, questionId);
  const entries = await shownTo(reader, { services, actor }, row, ids.slice(-mostShown));
  return jsonText<{ entries: ShownEntry[]; hidden: number }>(
    `{"entries":[${entries.join(',')}],"hidden":${ids.length - entries.length}}`,
  );
}

/** Of a submitted one those that counted then. */
async function linkedIds(
  reader: Reader,
  services: Services,
  row: StoredAssessment,
  questionId: string,
): Promise<readonly string[]> {
  const question = row.rubric.questions.find(({ id }) => id === questionId);
  if (question === undefined) throw problem('assessment.unknownQuestion');
  if (row.status === 'submitted')
    return row.answered.find((answer) => answer.questionId === questionId)?.linkedObservations ?? [];
  return linkingIn(await entriesThatCount(reader, services, row))(question).map(({ id }) => id);
}

/** Newest first, as JSON. Entries of a walk that is not complete come from the walk. */
async function shownTo(
  reader: Reader,
  { services, actor }: Readonly<{ services: Services; actor: Actor }>,
  { walkId, status }: StoredAssessment,
  ids: readonly string[],
): Promise<string[]> {
  if (walkId === null || status === 'submitted') return shownEntriesOf(reader, actor, ids);
  const wanted = new Set(ids);
  const found = (await services.hooks.collect(reader, 'walk.entries', { walkId, viewer: actor })).flat();
  const linked = found.filter(({ entry }) => wanted.has(entry.id));
  const names = await namesOf(
    reader,
    linked.map(({ entry }) => entry.reportedByUserId),
  );
  return linked
    .toSorted((a, b) => b.entry.timestamp.localeCompare(a.entry.timestamp))
    .map((one) => JSON.stringify(shownOf(one, names)));
}

function shownOf({ entry, imageUrls }: EntryOfWalk, names: ReadonlyMap<string, string>): ShownEntry {
  return { ...entry, reportedByName: names.get(entry.reportedByUserId) ?? null, imageUrls: [...imageUrls] };
}
