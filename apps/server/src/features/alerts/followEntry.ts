// What alerts do when an entry is logged, changed or deleted.
import type { EntryChanged } from '@schooldog/domain/events';
import type { Entry, NewEntry } from '@schooldog/domain/entries';
import type { CommandContext } from '../../platform/api/context.ts';
import { readObservation } from '../settings/index.ts';
import { announceAlertsOf } from './live.ts';
import { sendAlert } from './send.ts';

export async function followEntry(
  context: CommandContext,
  { before, after, safetyAlert }: EntryChanged,
): Promise<void> {
  if (after !== null && safetyAlert !== null) await sendAlertOf(context, after, safetyAlert);
  // A new alert announces itself; the ones that were there before show what became of their entry.
  if (before !== null && before.createdSafetyAlertIds.length > 0)
    await announceAlertsOf(context.work, before.id);
}

async function sendAlertOf(
  { work, services, actor, signedIn }: CommandContext,
  entry: Entry,
  { id, userIds, message }: NonNullable<NewEntry['safetyAlert']>,
): Promise<void> {
  const { categories, items } = await readObservation(work.tx, signedIn.settingsVersions);
  const { observationCategoryId, observationItemId } = entry;
  await sendAlert(work, services, {
    id,
    schoolId: entry.schoolId,
    entryId: entry.id,
    walkId: entry.walkId,
    message,
    userIds,
    createdByActor: actor,
    entry: {
      observationCategoryId,
      observationItemId,
      categoryLabel: categories.find((category) => category.id === observationCategoryId)?.label ?? '',
      itemLabel: items.find((item) => item.id === observationItemId)?.label ?? '',
      observationType: entry.observationType,
      quantity: entry.quantity,
      comment: entry.comment,
      location: entry.location,
      tags: entry.tags,
      imageIds: entry.imageIds,
      timestamp: entry.timestamp,
    },
  });
}
