// Buttons of the toolbar that lead to a page, as data. A button appears once the route table has its page.
import { holdsSomewhere, type Actor } from '@schooldog/domain/permissions';
import { IconClipboardCheck, IconUrgent, type Icon } from '@tabler/icons-react';
import { isAllowed } from '../guard.ts';
import type { Pages } from '../routes/page.ts';

export type ToolbarButton = Readonly<{
  key: 'approveWorkOrders' | 'alerts';
  path: string;
  icon: Icon;
  isOnlineOnly?: boolean;
  allows(actor: Actor): boolean;
}>;

export const toolbarButtons: readonly ToolbarButton[] = [
  {
    key: 'approveWorkOrders',
    path: '/tasks',
    icon: IconClipboardCheck,
    isOnlineOnly: true,
    allows: (actor) => holdsSomewhere(actor, 'manage tasks'),
  },
  {
    key: 'alerts',
    path: '/safetyAlerts',
    icon: IconUrgent,
    allows: (actor) =>
      holdsSomewhere(actor, 'send safety alerts') ||
      holdsSomewhere(actor, 'manage safety alerts') ||
      holdsSomewhere(actor, 'receive safety alerts'),
  },
];

export function visibleButtons(
  buttons: readonly ToolbarButton[],
  facts: Readonly<{ actor: Actor; pages: Pages; isOffline: boolean }>,
): readonly ToolbarButton[] {
  return buttons.filter((button) => {
    const page = facts.pages.get(button.path);
    if (page === undefined || !isAllowed(page, facts.actor, {})) return false;
    return button.allows(facts.actor) && !(button.isOnlineOnly === true && facts.isOffline);
  });
}
