// A walk that completes publishes its entries: from then on they are entries like all others.
import {
  countChangesOfAll,
  deltaOf,
  entryDifferences,
  type UnsentReason,
  withUnsentAlert,
} from '@schooldog/domain/entries';
import type { Services } from '../../platform/api/context.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { changeCounts } from './countsStore.ts';
import { deltaRow, type EntryRow, insertEntries, presentEntry } from './store.ts';

export type PublishedEntry = Readonly<{
  row: EntryRow;
  /** Where its alert could not be sent anymore. */
  unsentAlert: UnsentReason | null;
}>;

export async function publishEntries(
  work: Work,
  services: Pick<Services, 'makeId'>,
  published: readonly PublishedEntry[],
): Promise<void> {
  const rows = published.map(({ row }) => row);
  const { timeZone } = await readOrganization(work.tx);
  const deltas = published.map(({ row, unsentAlert }) => {
    const logged = deltaOf(entryDifferences(null, presentEntry(row))) ?? { from: {}, to: {} };
    const deltaFields = withUnsentAlert(logged, unsentAlert);
    const { reportedByUserId: userId } = row;
    return deltaRow(row, { id: services.makeId(), type: 'create', deltaFields, userId, now: work.now });
  });
  await insertEntries(work.tx, rows, deltas);
  for (const schoolId of new Set(rows.map((row) => row.schoolId)))
    await work.announce({ topic: 'entries', id: schoolId, schoolId });
  for (const userId of new Set(rows.map((row) => row.reportedByUserId)))
    await work.announce({ topic: 'entries', id: userId, userId });
  changeCounts(work, countChangesOfAll(rows.map(presentEntry), timeZone));
}
