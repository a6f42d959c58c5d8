import { canStart, quickActions, type QuickAction } from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';

/** What the person may start, as far as the product can do it yet, in the order of the menu. */
export function visibleActions(
  actor: Actor,
  ready: ReadonlyMap<QuickAction, unknown>,
): readonly QuickAction[] {
  return quickActions.filter((action) => ready.has(action) && canStart(actor, action));
}
