// Which buttons of the features a person sees in the toolbar now, and in which order.
import type { Actor } from '@schooldog/domain/permissions';
import type { ToolbarEntry } from '../../platform/navigation/featureShell.ts';
import { isAllowed, type Pages } from '../../platform/navigation/page.ts';

const order: readonly ToolbarEntry['key'][] = ['approveWorkOrders', 'alerts', 'notifications'];

export function visibleButtons(
  buttons: readonly ToolbarEntry[],
  facts: Readonly<{ actor: Actor; pages: Pages }>,
): readonly ToolbarEntry[] {
  const visible = buttons.filter(({ to }) => {
    if (to === undefined) return true;
    const page = facts.pages.get(to);
    return page !== undefined && isAllowed(page, facts.actor, {});
  });
  return order.flatMap((key) => visible.find((button) => button.key === key) ?? []);
}
