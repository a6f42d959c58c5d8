// An existing alert, without the entry that sent it. It was sent long enough ago for a reminder.
import { randomBytes } from 'node:crypto';
import type { AlertedEntry } from '@schooldog/domain/alerts';
import { makeId } from '@schooldog/domain/kernel';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import type { Database } from '../../../platform/database/database.ts';
import { safetyAlertRecipients, safetyAlerts } from '../schema.ts';

const timeSent = new Date(Date.now() - 24 * 60 * 60 * 1000);

export async function anAlertOf(
  database: Database,
  facts: {
    schoolId: string;
    createdByUserId: string;
    recipientIds: readonly string[];
    timeResolved?: Date;
  },
): Promise<{ id: string }> {
  const { recipientIds, ...columns } = facts;
  const id = makeId(randomBytes);
  const row = { id, entryId: makeId(randomBytes), message: 'Come and see.', entry: alertedEntry(), timeSent };
  await database.db.insert(safetyAlerts).values({ ...row, ...columns });
  const recipients = recipientIds.map((userId) => ({ alertId: id, userId, timeCreated: timeSent }));
  await database.db.insert(safetyAlertRecipients).values(recipients);
  return { id };
}

function alertedEntry(): AlertedEntry {
  const [item] = defaultObservationSettings().items;
  return {
    observationCategoryId: item?.categories[0] ?? '',
    observationItemId: item?.id ?? '',
    categoryLabel: 'Doors',
    itemLabel: 'Door latch',
    observationType: 'concern',
    quantity: 1,
    comment: 'The latch does not close.',
    location: 'Room 214',
    tags: [],
    imageIds: [],
    timestamp: timeSent.toISOString(),
  };
}
