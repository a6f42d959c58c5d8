// Who sees an entry may not see the alert or the work order that came of it. Cards link only to those that open for the
// reader.
import type { ShownEntry } from '@schooldog/contract/entries';
import { alertLimits, canOpenAlerts } from '@schooldog/domain/alerts';
import { canOpenWorkOrders, workOrderLimits } from '@schooldog/domain/workOrders';
import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useActor } from '../../../platform/session/session.ts';
import { idsAsked } from './idsAsked.ts';

type LinkedOrders = Readonly<{ openable: readonly string[]; deleted: readonly string[] }>;

type FollowUpLinks = Readonly<{
  openableAlerts: readonly string[];
  /** Null until it is known. */
  workOrders: LinkedOrders | null;
}>;

const Links = createContext<FollowUpLinks>({ openableAlerts: [], workOrders: null });

export function useFollowUpLinks(): FollowUpLinks {
  return use(Links);
}

type Props = Readonly<{
  entries: readonly Pick<ShownEntry, 'createdSafetyAlertIds' | 'createdTaskIds'>[];
  children: ReactNode;
}>;

/** Around a list of cards: asks once a page, and only where something came of an entry. */
export function FollowUpLinksOf({ entries, children }: Props) {
  const actor = useActor();
  const alerts = idsAsked(
    entries,
    ({ createdSafetyAlertIds }) => createdSafetyAlertIds,
    alertLimits.askedAtOnce,
  );
  const orders = idsAsked(entries, ({ createdTaskIds }) => createdTaskIds, workOrderLimits.linked);
  const openableAlerts = useQueries({
    queries: (canOpenAlerts(actor) ? alerts : []).map((ids) =>
      api.alerts.listOpenableAlerts.queryOptions({ input: { ids } }),
    ),
    combine: allOf,
  });
  const workOrders = useQueries({
    queries: (canOpenWorkOrders(actor) ? orders : []).map((ids) =>
      api.workOrders.listLinkedWorkOrders.queryOptions({ input: { ids } }),
    ),
    combine: ordersOf,
  });
  const links = useMemo(() => ({ openableAlerts, workOrders }), [openableAlerts, workOrders]);
  return <Links value={links}>{children}</Links>;
}

type Answer<Data> = Readonly<{ data: Data | undefined }>;

/** Kept outside, so that the answer is the same one as long as nothing in it changes. */
function allOf(answers: readonly Answer<Readonly<{ ids: readonly string[] }>>[]): readonly string[] {
  return answers.flatMap(({ data }) => data?.ids ?? []);
}

function ordersOf(answers: readonly Answer<LinkedOrders>[]): LinkedOrders | null {
  const known = answers.flatMap(({ data }) => data ?? []);
  if (known.length < answers.length) return null;
  return {
    openable: known.flatMap(({ openable }) => openable),
    deleted: known.flatMap(({ deleted }) => deleted),
  };
}
