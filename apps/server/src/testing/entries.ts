// Entries for tests that need one, inserted directly.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { entries } from '../features/entries/schema.ts';
import type { Database } from '../platform/database/database.ts';

type Entry = typeof entries.$inferInsert;

export async function anEntryOf(
  database: Database,
  facts: Pick<Entry, 'schoolId' | 'reportedByUserId'> & Partial<Entry>,
): Promise<{ id: string }> {
  const [item] = defaultObservationSettings().items;
  const row = {
    id: makeId(randomBytes),
    timestamp: new Date('2026-10-05T14:30:00Z'),
    walkType: 'district' as const,
    observationType: 'concern' as const,
    observationCategoryId: item?.categories[0] ?? '',
    observationItemId: item?.id ?? '',
    quantity: 1,
    comment: 'The latch does not close.',
    location: 'Room 214',
    isFloating: true,
    ...facts,
  };
  await database.db.insert(entries).values(row);
  return { id: row.id };
}
