// Who takes part in the demo's walks, and who reviews them.
import type { Actor, Role } from '@schooldog/domain/permissions';
import { canReviewWalk } from '@schooldog/domain/walks';
import { factsOf } from '../../features/walks/record.ts';
import type { StoredWalk } from '../../features/walks/store.ts';
import { actorOf } from '../actorOf.ts';
import { isInvited } from '../morePeople.ts';
import type { NewUser } from '../people.ts';

export type WalkPeople = Readonly<{
  actorById(userId: string): Actor | undefined;
  /** The account that stands for the role. */
  account(role: Role): Actor;
  isAccount(userId: string): boolean;
  /** The person with this role at the school. */
  at(role: Role, schoolId: string): Actor;
  emailsOf(userIds: readonly string[]): string[];
  reviewersOf(walk: StoredWalk): Actor[];
}>;

export function walkPeople(people: readonly NewUser[]): WalkPeople {
  const active = people.filter((person) => !isInvited(person));
  const actors = new Map(active.map((person) => [person.id, actorOf(person)]));
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const found = (isMeant: (person: NewUser) => boolean, what: string): Actor => {
    const actor = actors.get(active.find(isMeant)?.id ?? '');
    if (actor === undefined) throw new Error(`the demo district has no ${what}`);
    return actor;
  };
  return {
    actorById: (userId) => actors.get(userId),
    isAccount: (userId) => emails.get(userId) === `${actors.get(userId)?.role}@demo.test`,
    account: (role) => found(({ email }) => email === `${role}@demo.test`, role),
    at: (role, schoolId) =>
      found((one) => one.role === role && one.roleSchoolIds?.includes(schoolId) === true, `${role} there`),
    emailsOf: (userIds) => userIds.flatMap((userId) => emails.get(userId) ?? []),
    reviewersOf: (walk) => [...actors.values()].filter((actor) => canReviewWalk(actor, factsOf(walk))),
  };
}
