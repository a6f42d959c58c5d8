import { canOpenAssessments } from '@schooldog/domain/assessments';
import { type Actor, holdsSomewhere } from '@schooldog/domain/permissions';

/** One in a walk is also open to those who take part in the walk. */
export function canOpenAssessment(actor: Actor): boolean {
  return canOpenAssessments(actor) || holdsSomewhere(actor, 'log entries');
}
