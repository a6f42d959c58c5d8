// Existing walks and entries in them, inserted directly.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import type { Database } from '../../../platform/database/database.ts';
import { walkEntries, walks } from '../schema.ts';

type WalkFacts = Pick<typeof walks.$inferInsert, 'schoolId' | 'leaderUserId'> &
  Partial<typeof walks.$inferInsert>;

export async function aWalkOf(database: Database, facts: WalkFacts): Promise<{ id: string }> {
  const row = {
    id: makeId(randomBytes),
    status: 'inprogress' as const,
    walkType: 'school' as const,
    createdByUserId: facts.leaderUserId,
    ...facts,
  };
  await database.db.insert(walks).values(row);
  return { id: row.id };
}

type EntryFacts = Pick<typeof walkEntries.$inferInsert, 'walkId' | 'schoolId' | 'reportedByUserId'> &
  Partial<typeof walkEntries.$inferInsert>;

export async function aWalkEntryOf(database: Database, facts: EntryFacts): Promise<{ id: string }> {
  const [item] = defaultObservationSettings().items;
  const row = {
    id: makeId(randomBytes),
    timestamp: new Date('2026-10-05T14:30:00Z'),
    walkType: 'school' as const,
    observationType: 'concern' as const,
    observationCategoryId: item?.categories[0] ?? '',
    observationItemId: item?.id ?? '',
    quantity: 1,
    comment: 'The latch does not close.',
    location: 'Room 214',
    isFloating: false,
    ...facts,
  };
  await database.db.insert(walkEntries).values(row);
  return { id: row.id };
}
