// Words from which the policies of all features are put together, so that they read as sentences:
// complete: anyOf(isLeader, allOf(holdsPermissionAtSchool('view entries'), holdsPermissionAtSchool(manageOf)))
import type { ProblemCode } from '../problems/index.ts';
import { type Actor, isDistrictUser } from './actor.ts';
import { holds, holdsAt, holdsSomewhere } from './check.ts';
import type { Permission } from './permissions.ts';

export type Rule<Subject> = (actor: Actor, subject: Subject) => boolean;

type AtSchool = { readonly schoolId: string };

export function anyOf<Subject>(...rules: readonly Rule<Subject>[]): Rule<Subject> {
  return (actor, subject) => rules.some((rule) => rule(actor, subject));
}

export function allOf<Subject>(...rules: readonly Rule<Subject>[]): Rule<Subject> {
  return (actor, subject) => rules.every((rule) => rule(actor, subject));
}

export function not<Subject>(rule: Rule<Subject>): Rule<Subject> {
  return (actor, subject) => !rule(actor, subject);
}

/** Everywhere, for what belongs to no school. */
export function holdsPermission(permission: Permission): Rule<unknown> {
  return (actor) => holds(actor, permission);
}

/** At the school of the subject; which permission it takes may depend on the subject as well. */
export function holdsPermissionAtSchool<Subject extends AtSchool = AtSchool>(
  permission: Permission | ((subject: Subject) => Permission),
): Rule<Subject> {
  return (actor, subject) => {
    const needed = typeof permission === 'string' ? permission : permission(subject);
    return holdsAt(actor, needed, subject.schoolId);
  };
}

/** At any school, for pages and menu items. */
export function holdsPermissionSomewhere(permission: Permission): Rule<unknown> {
  return (actor) => holdsSomewhere(actor, permission);
}

export const isProviderStaff: Rule<unknown> = (actor) => actor.isSchoolDogStaff;

export const isOfDistrict: Rule<unknown> = (actor) => isDistrictUser(actor);

/** What the state of a record must allow, and the problem code when it no longer does. */
export type Condition<Subject> = Readonly<{
  holds: (subject: Subject) => boolean;
  otherwise: ProblemCode<'conflict'>;
}>;

/**
 * A rule that can explain a rejection: `otherwise` for users who never may, each condition for those who may not now.
 */
export type Ability<Subject> = Readonly<{
  who: Rule<Subject>;
  otherwise: ProblemCode<'forbidden'>;
  when?: readonly Condition<Subject>[];
}>;

export type WhyNot = Readonly<
  { kind: 'forbidden'; code: ProblemCode<'forbidden'> } | { kind: 'conflict'; code: ProblemCode<'conflict'> }
>;

/** Null where the actor may. */
export function whyNot<Subject>(ability: Ability<Subject>, actor: Actor, subject: Subject): WhyNot | null {
  if (!mayBe(ability.who, actor, subject)) return { kind: 'forbidden', code: ability.otherwise };
  const missing = ability.when?.find(({ holds: allows }) => !allows(subject));
  return missing === undefined ? null : { kind: 'conflict', code: missing.otherwise };
}

/** The way to evaluate a rule. A disabled user may do nothing, even where a rule needs no permission. */
export function may<Subject>(
  rule: Rule<Subject> | Ability<Subject>,
  actor: Actor,
  subject: Subject,
): boolean {
  return typeof rule === 'function' ? mayBe(rule, actor, subject) : whyNot(rule, actor, subject) === null;
}

function mayBe<Subject>(rule: Rule<Subject>, actor: Actor, subject: Subject): boolean {
  return !actor.isDisabled && rule(actor, subject);
}

export type Rules<Subject> = { readonly [ability: string]: Rule<Subject> | Ability<Subject> };

/** All abilities of one person at once, for tests and for screens with many buttons. */
export function abilities<Subject, Named extends Rules<Subject>>(
  rules: Named,
  actor: Actor,
  subject: Subject,
): { [ability in keyof Named]: boolean };
export function abilities<Subject>(
  rules: Rules<Subject>,
  actor: Actor,
  subject: Subject,
): { [ability: string]: boolean } {
  const answers = Object.entries(rules).map(([name, rule]) => [name, may(rule, actor, subject)] as const);
  return Object.fromEntries(answers);
}
