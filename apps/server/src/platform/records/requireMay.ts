import { type Ability, type Actor, whyNot } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';

/** Rejects with the reason. For what concerns no single record, `subject` is null. */
export function requireMay<Subject>(ability: Ability<Subject>, actor: Actor, subject: Subject): void {
  const reason = whyNot(ability, actor, subject);
  if (reason !== null) throw problem(reason.code);
}
