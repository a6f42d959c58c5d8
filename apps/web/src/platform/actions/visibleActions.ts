import { canStart, quickActions, type QuickAction } from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';

/** What the user may start, as far as the product supports it, in the order of the menu. */
export function visibleActions(
  actor: Actor,
  ready: ReadonlyMap<QuickAction, unknown>,
): readonly QuickAction[] {
  return quickActions.filter((action) => ready.has(action) && canStart(actor, action));
}
