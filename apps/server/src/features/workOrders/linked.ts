import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { canOpenWorkOrders } from '@schooldog/domain/workOrders';
import type { Reader } from '../../platform/database/database.ts';
import { workOrderRecord } from './record.ts';
import { findWorkOrders } from './store.ts';

/** What became of orders that an entry links to, for this person. Those in neither list are closed to them. */
export async function linkedWorkOrders(
  reader: Reader,
  actor: Actor,
  ids: readonly string[],
): Promise<{ openable: string[]; deleted: string[] }> {
  if (!canOpenWorkOrders(actor)) throw problem('workOrder.listNotAllowed');
  const found = await findWorkOrders(reader, ids);
  const existing = new Set(found.map(({ id }) => id));
  return {
    openable: found.filter((order) => workOrderRecord.canView(actor, order)).map(({ id }) => id),
    deleted: ids.filter((id) => !existing.has(id)),
  };
}
