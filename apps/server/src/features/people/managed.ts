// What every change of an account has in common: who may, on the locked record, and what it records.
import { canManageUsers, userFields, userRules } from '@schooldog/domain/people';
import type { EditedUser } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext } from '../../platform/api/context.ts';
import { blankInHistory } from '../../platform/audit/audit.ts';
import { defineRecord, type RecordDeclaration } from '../../platform/records/record.ts';
import type { Work } from '../../platform/work/work.ts';
import { userValues } from './present.ts';
import { findUser, lockUser, type UserRow } from './store.ts';

/** The acting user, the client address, and the unit of work. */
export type By = Pick<CommandContext, 'work' | 'actor' | 'services' | 'browser'>;
export type OneUser = Readonly<{ userId: string }>;

type Rules<Facts, Name extends string> = Pick<
  RecordDeclaration<UserRow, Facts, Name>,
  'facts' | 'abilities' | 'missing'
>;

/** Accounts under the rules of a feature; how they are found, locked, audited and announced is the same for all. */
export function accountRecord<Facts, Name extends string>(rules: Rules<Facts, Name>) {
  return defineRecord({
    type: 'user',
    find: findUser,
    lock: lockUser,
    audited: { fields: userFields, values: userValues },
    notices: ({ id }) => [{ topic: 'users', id }],
    ...rules,
  });
}

export const userRecord = accountRecord({
  facts: asEdited,
  abilities: userRules,
  // People who manage no users are rejected before they learn whether the account exists.
  missing: (actor, { id }) =>
    id === actor.userId || canManageUsers(actor)
      ? problem('user.notFound')
      : problem('user.manageNotAllowed'),
});

/** The account, locked. */
export async function managedUser(by: By, userId: string): Promise<UserRow> {
  if (!canManageUsers(by.actor)) throw problem('user.manageNotAllowed');
  return userRecord.lock(by, userId, 'edit');
}

export function asEdited({ id, isSchoolDogStaff, isDisabled }: UserRow): EditedUser {
  return { userId: id, isSchoolDogStaff, isDisabled };
}

const contact = ['email', 'phoneNumber'] as const;

/** The history of a deleted person says that they could be reached, and no longer how. */
export async function recordDeletion(work: Work, userId: string, user: UserRow): Promise<void> {
  const record = { recordType: userRecord.type, recordId: userId };
  await blankInHistory(work.tx, { ...record, fields: contact });
  const { email: _email, phoneNumber: _phoneNumber, ...before } = userValues(user);
  await work.audit({ ...record, before, after: null, fields: userFields });
  await work.announce({ topic: 'users', id: userId });
}
