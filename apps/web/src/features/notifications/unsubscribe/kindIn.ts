import type { CommunicationKind } from '@schooldog/domain/notifications';

/** Written out, so that the page needs none of the rules behind it. A new kind does not compile until it is here. */
const kinds: Readonly<Record<CommunicationKind, true>> = {
  newCycleBeginning: true,
  neighborhoodWatch: true,
  nudge: true,
  taskAssigned: true,
  taskApproved: true,
  taskNeedsApproval: true,
  taskCompleted: true,
  taskDeclined: true,
  taskComments: true,
  taskBoardNewTask: true,
};

/** What the link is about, to be able to ask. Only the server can tell whether the link is a true one. */
export function kindIn(token: string): CommunicationKind | null {
  const [, named = ''] = token.split('.');
  return isKind(named) ? named : null;
}

function isKind(name: string): name is CommunicationKind {
  return Object.hasOwn(kinds, name);
}
