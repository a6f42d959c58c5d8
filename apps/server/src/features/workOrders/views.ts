// Filters that a person saved under a name. They concern no one else, so they are not audited.
import type { SavedView } from '@schooldog/contract/workOrders';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { canOpenWorkOrders, workOrderLimits } from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { deleteView, findView, insertView, lockViewsOf, updateView, viewsOf } from './viewStore.ts';

type OneView = Readonly<{ viewId: string }>;

export async function listWorkOrderViews(reader: Reader, actor: Actor): Promise<{ views: SavedView[] }> {
  requireOpen(actor);
  const rows = await viewsOf(reader, actor.userId);
  return { views: rows.map(({ id, name, query }) => ({ id, name, query })) };
}

/** A new one, or another name or filter for a known one. */
export const saveWorkOrderView: Command<OneView & Readonly<{ name: string; query: string }>> = async (
  context,
  { viewId, name, query },
) => {
  const { work, actor } = context;
  requireOpen(actor);
  await lockViewsOf(work.tx, actor.userId);
  const known = await findView(work.tx, viewId);
  if (known !== undefined && known.userId !== actor.userId) throw problem('workOrder.idTaken');
  if (known === undefined) {
    const { length } = await viewsOf(work.tx, actor.userId);
    if (length >= workOrderLimits.views)
      throw problem('workOrder.tooManyViews', { limit: workOrderLimits.views });
    const times = { timeCreated: work.now, timeUpdated: work.now };
    insertView(work, { id: viewId, userId: actor.userId, name, query, ...times });
  } else updateView(work, viewId, { name, query, timeUpdated: work.now });
  await announce(context, viewId);
};

export const deleteWorkOrderView: Command<OneView> = async (context, { viewId }) => {
  const { work, actor } = context;
  requireOpen(actor);
  const known = await findView(work.tx, viewId);
  if (known?.userId !== actor.userId) throw problem('workOrder.viewNotFound');
  deleteView(work, viewId);
  await announce(context, viewId);
};

function requireOpen(actor: Actor): void {
  if (!canOpenWorkOrders(actor)) throw problem('workOrder.listNotAllowed');
}

/** The other windows of the same person. */
async function announce({ work, actor }: CommandContext, viewId: string): Promise<void> {
  await work.announce({ topic: 'workOrders', id: viewId, userId: actor.userId });
}
