// Assessments as people see them: with names, and with what the entries say about each question.
import type { ShownAssessment } from '@schooldog/contract/assessments';
import type { LinkableEntry } from '@schooldog/domain/assessments';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { entriesInWalk, entriesThatCount, evidenceIn } from './evidence.ts';
import { presentAssessment, type StoredAssessment } from './store.ts';

export async function shownAssessment(
  reader: Reader,
  services: Services,
  row: StoredAssessment,
): Promise<ShownAssessment> {
  const [names, entries] = await Promise.all([
    namesOf(reader, peopleOf(row)),
    row.status === 'submitted' ? [] : entriesThatCount(reader, services, row),
  ]);
  return shown(row, names, entries);
}

/** Those of one walk, which share its entries. */
export async function shownInWalk(
  reader: Reader,
  services: Services,
  walkId: string,
  rows: readonly StoredAssessment[],
): Promise<ShownAssessment[]> {
  const [names, entries] = await Promise.all([
    namesOf(reader, rows.flatMap(peopleOf)),
    rows.every(({ status }) => status === 'submitted') ? [] : entriesInWalk(reader, services, walkId),
  ]);
  return rows.map((row) => shown(row, names, entries));
}

function peopleOf(row: StoredAssessment): string[] {
  const { createdByUserId, updatedByUserId, submittedByUserId } = row;
  return [createdByUserId, updatedByUserId, ...(submittedByUserId === null ? [] : [submittedByUserId])];
}

function shown(
  row: StoredAssessment,
  names: ReadonlyMap<string, string>,
  entries: readonly LinkableEntry[],
): ShownAssessment {
  const { submittedByUserId, walk } = row;
  return {
    ...presentAssessment(row),
    createdByName: names.get(row.createdByUserId) ?? null,
    updatedByName: names.get(row.updatedByUserId) ?? null,
    submittedByName: submittedByUserId === null ? null : (names.get(submittedByUserId) ?? null),
    evidence: evidenceIn(row, entries),
    walk: walk && {
      id: walk.id,
      status: walk.status,
      leaderUserId: walk.leaderUserId,
      participantUserIds: walk.participantUserIds,
      timeCreated: walk.timeCreated,
    },
  };
}
