import { arrangeableCards, arrangeCards, type ArrangedCard } from '@schooldog/domain/dashboard';
import { visibleActions } from '../../platform/actions/visibleActions.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useShell } from '../../platform/navigation/featureShell.ts';
import { useActor, useUser } from '../../platform/session/session.ts';
import { cardShapes, mayView } from './cards/shapes.ts';

/** The cards of this person at this moment, in their order, the hidden ones included. */
export function useArrangement(): readonly ArrangedCard[] {
  const actor = useActor();
  const { dashboardOrder } = useUser();
  const { isOffline } = useConnectivity();
  const actions = visibleActions(actor, useShell().actions);
  const visible = arrangeableCards.filter((card) => {
    if (isOffline && !cardShapes[card].worksOffline) return false;
    return mayView(actor, card) && (card !== 'actionPanel' || actions.length > 0);
  });
  // What a device kept from an earlier version knows no order yet.
  return arrangeCards(dashboardOrder ?? [], visible);
}
