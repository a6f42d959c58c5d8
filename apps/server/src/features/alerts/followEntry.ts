// What alerts do when an entry is logged, changed or deleted.
import type { EntryChanged } from '@schooldog/domain/events';
import type { Entry, NewEntry, UnsentReason } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import type { ObservationSettings } from '@schooldog/domain/settings';
import type { CommandContext } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { readObservation } from '../settings/index.ts';
import { announceAlertsOf } from './live.ts';
import type { NotifyServices } from './notifyRecipients.ts';
import type { NewAlert } from './newAlert.ts';
import { sendAlert, sendWaitingAlert } from './send.ts';

export async function followEntry(
  context: CommandContext,
  { before, after, safetyAlert }: EntryChanged,
): Promise<void> {
  if (after !== null && safetyAlert !== null) await sendAlertOfEntry(context, after, safetyAlert);
  // A new alert announces itself; earlier ones show the new state of their entry.
  if (before !== null && before.createdSafetyAlertIds.length > 0)
    await announceAlertsOf(context.work, before.id);
}

export async function sendAlertOfEntry(
  { work, services, actor, signedIn }: CommandContext,
  entry: Entry,
  alert: NonNullable<NewEntry['safetyAlert']>,
): Promise<void> {
  const observation = await readObservation(work.tx, signedIn.settingsVersions);
  await sendAlert(work, services, alertOf(entry, alert, { observation, createdByActor: actor }));
}

/** For the entries of a walk that completes. Null where the alert went out. */
export async function sendAlertOfWalk(
  work: Work,
  services: NotifyServices,
  alert: Readonly<{ entry: Entry; form: NonNullable<NewEntry['safetyAlert']>; createdByActor: Actor }>,
): Promise<UnsentReason | null> {
  const { entry, form, createdByActor } = alert;
  const observation = await readObservation(work.tx);
  return sendWaitingAlert(work, services, alertOf(entry, form, { observation, createdByActor }));
}

function alertOf(
  entry: Entry,
  { id, userIds, message }: NonNullable<NewEntry['safetyAlert']>,
  { observation, createdByActor }: Readonly<{ observation: ObservationSettings; createdByActor: Actor }>,
): NewAlert {
  const { categories, items } = observation;
  const { observationCategoryId, observationItemId } = entry;
  const category = categories.find(({ id: known }) => known === observationCategoryId);
  const item = items.find(({ id: known }) => known === observationItemId);
  return {
    id,
    schoolId: entry.schoolId,
    entryId: entry.id,
    walkId: entry.walkId,
    message,
    userIds,
    createdByActor,
    entry: {
      observationCategoryId,
      observationItemId,
      categoryLabel: category?.label ?? '',
      categoryLabels: category?.labels,
      itemLabel: item?.label ?? '',
      itemLabels: item?.labels,
      observationType: entry.observationType,
      quantity: entry.quantity,
      comment: entry.comment,
      location: entry.location,
      tags: entry.tags,
      imageIds: entry.imageIds,
      timestamp: entry.timestamp,
    },
  };
}
