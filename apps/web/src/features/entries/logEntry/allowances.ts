import { canSendAlertAt } from '@schooldog/domain/alerts';
import { canPlanWorkOrdersAt } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import type { EntryValues } from './values.ts';

export type Allowances = Readonly<{ alert: boolean; workOrders: boolean }>;

/** What may go along with an entry of this school. */
export function allowancesAt(actor: Actor, schoolId: string | null): Allowances {
  if (schoolId === null) return { alert: false, workOrders: false };
  return { alert: canSendAlertAt(actor, schoolId), workOrders: canPlanWorkOrdersAt(actor, schoolId) };
}

/** Without what was filled in for another school. */
export function withinAllowances(values: EntryValues, may: Allowances): EntryValues {
  return {
    ...values,
    alert: may.alert ? values.alert : null,
    workOrders: may.workOrders ? values.workOrders : [],
  };
}
