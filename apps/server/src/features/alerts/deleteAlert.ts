import type { Actor } from '@schooldog/domain/permissions';
import type { Services } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { findEntry } from '../entries/index.ts';
import { withdraw } from '../notifications/index.ts';
import { lockedAlert, settle } from './access.ts';
import { letGoOfPictures } from './pictures.ts';
import { updateAlert } from './store.ts';
import { pathOf } from './tell.ts';

/** The record stays for the audit trail; nobody sees it any more, and no list leads to it. */
export async function deleteAlert(
  work: Work,
  services: Pick<Services, 'files'>,
  who: Readonly<{ actor: Actor; alertId: string }>,
): Promise<void> {
  const alert = await lockedAlert(work, who.actor, who.alertId, 'delete');
  await updateAlert(work.tx, alert.id, { timeDeleted: work.now }, work.now);
  await withdraw(
    work,
    alert.recipients.map(({ userId }) => userId),
    pathOf(alert.id),
  );
  await letGoOfPictures(work, services, alert, await findEntry(work.tx, alert.entryId));
  await settle(work, alert, alert.id);
}
