import type { CommunicationKind } from '@schooldog/domain/notifications';

const groups = [
  { name: 'safety', kinds: ['newCycleBeginning', 'neighborhoodWatch', 'nudge'] },
  {
    name: 'workOrders',
    kinds: [
      'taskAssigned',
      'taskApproved',
      'taskNeedsApproval',
      'taskCompleted',
      'taskDeclined',
      'taskComments',
      'taskBoardNewTask',
    ],
  },
] as const satisfies readonly { name: string; kinds: readonly CommunicationKind[] }[];

/** What a person can be told about. Nobody hears of work orders in a district without them. */
export function communicationGroups(hasWorkOrders: boolean) {
  return groups.filter(({ name }) => hasWorkOrders || name !== 'workOrders');
}
