import { changeableBy } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { endSessionsOf } from '../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { asEdited, managedUser, userRecord, type By } from './managed.ts';
import { lockUser, updateUser, type UserRow } from './store.ts';

export async function toggleDisabledUser(
  by: By,
  { userId, disabled }: Readonly<{ userId: string; disabled: boolean }>,
): Promise<UserRow> {
  const before = await managedUser(by, userId);
  if (before.isDisabled === disabled) throw problem(disabled ? 'user.alreadyDisabled' : 'user.notDisabled');
  const may = changeableBy(by.actor, asEdited(before));
  if (!(disabled ? may.disable : may.reenable)) throw problem('user.disableNotAllowed');
  return setDisabled(by, before, disabled);
}

/**
 * A disabled user is signed out everywhere at once: the sessions end, and no sign-in method opens a new one. `before` is
 * the locked account, on which callers have checked whether the actor may.
 */
export async function setDisabled(by: By, before: UserRow, disabled: boolean): Promise<UserRow> {
  const { work, actor, services, browser } = by;
  const userId = before.id;
  const metadata = { userId: actor.userId, timestamp: work.now.toISOString() };
  await updateUser(
    work.tx,
    userId,
    { isDisabled: disabled, disabledMetadata: { action: disabled ? 'disable' : 'enable', ...metadata } },
    work.now,
  );
  if (disabled) await endSessionsOf(work, userId);
  const after = await lockUser(work.tx, userId);
  if (after === undefined) throw problem('user.notFound');
  await userRecord.recordChange(work, before, after);
  await services.hooks.publish(by, 'account.changed', { before, after });
  await recordSecurityEvent(work.tx, {
    kind: disabled ? 'userDisabled' : 'userEnabled',
    time: work.now,
    userId,
    byUserId: actor.userId,
    browser,
  });
  return after;
}
