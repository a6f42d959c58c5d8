// What a row of the list can start. The page has the dialogs.
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { createContext, use } from 'react';

type UserActions = Readonly<{
  editPermissions(user: WorkOrderUser): void;
  assignBoards(users: readonly WorkOrderUser[]): void;
  disable(user: WorkOrderUser): void;
  /** Whether the viewer may know who is on which board. */
  seesBoards: boolean;
}>;

const Context = createContext<UserActions | null>(null);

export const UserActionsProvider = Context.Provider;

export function useUserActions(): UserActions {
  const actions = use(Context);
  if (actions === null) throw new Error('a row stands inside the page');
  return actions;
}

export function nameOf({ firstName, lastName }: Pick<WorkOrderUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
