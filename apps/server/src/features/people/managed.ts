// What every change of an account has in common: who may, on the locked record, and what it leaves behind.
import { canEditUser, canManageUsers, userFields } from '@schooldog/domain/people';
import type { Actor, EditedUser } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext } from '../../platform/api/context.ts';
import { blankInHistory } from '../../platform/audit/audit.ts';
import type { Work } from '../../platform/work/work.ts';
import { preferencesOf } from './present.ts';
import { lockUser, type UserRow } from './store.ts';

/** Who acts, from where, in which unit of work. */
export type By = Pick<CommandContext, 'work' | 'actor' | 'services' | 'browser'>;
export type OneUser = Readonly<{ userId: string }>;

/** The account, locked. Refuses before it tells whether the account exists. */
export async function managedUser({ work, actor }: By, userId: string): Promise<UserRow> {
  if (!canManageUsers(actor)) throw problem('user.manageNotAllowed');
  return editableUser(work, actor, userId);
}

/** Also one's own. */
export async function ownOrManagedUser(by: By, userId: string): Promise<UserRow> {
  const { work, actor } = by;
  return userId === actor.userId ? editableUser(work, actor, userId) : managedUser(by, userId);
}

async function editableUser(work: Work, actor: Actor, userId: string): Promise<UserRow> {
  const user = await lockUser(work.tx, userId);
  if (user === undefined) throw problem('user.notFound');
  if (!canEditUser(actor, asEdited(user))) throw problem('user.editNotAllowed');
  return user;
}

export function asEdited({ id, isSchoolDogStaff, isDisabled }: UserRow): EditedUser {
  return { userId: id, isSchoolDogStaff, isDisabled };
}

export async function recordChange(
  work: Work,
  userId: string,
  before: UserRow | null,
  after: UserRow,
): Promise<void> {
  await work.audit({
    recordType: 'user',
    recordId: userId,
    before: before && auditable(before),
    after: auditable(after),
    fields: userFields,
  });
  await work.announce({ topic: 'users', id: userId });
}

const contact = ['email', 'phoneNumber'] as const;

/** The trail of somebody who is deleted says that they were reachable, and no longer how. */
export async function recordDeletion(work: Work, userId: string, user: UserRow): Promise<void> {
  const record = { recordType: 'user', recordId: userId };
  await blankInHistory(work.tx, { ...record, fields: contact });
  const { email: _email, phoneNumber: _phoneNumber, ...before } = auditable(user);
  await work.audit({ ...record, before, after: null, fields: userFields });
  await work.announce({ topic: 'users', id: userId });
}

export function auditable(row: UserRow) {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    title: row.title,
    phoneNumber: row.phoneNumber,
    role: row.role,
    isDistrictLevel: row.isDistrictLevel,
    roleSchoolIds: row.roleSchoolIds,
    permissions: row.permissions,
    isPrimarilyTaskUser: row.isPrimarilyTaskUser,
    isSchoolDogStaff: row.isSchoolDogStaff,
    alwaysShowTakePicture: row.alwaysShowTakePicture,
    autoSignOut: row.autoSignOutData?.enabled ?? false,
    communicationPreferences: preferencesOf(row),
    isDisabled: row.isDisabled,
  };
}
