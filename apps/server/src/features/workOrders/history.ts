import type { History } from '@schooldog/contract';
import type { Actor } from '@schooldog/domain/permissions';
import { canSeeBoardAt } from '@schooldog/domain/workOrders';
import { historyPage } from '../../platform/audit/historyPage.ts';
import type { Reader } from '../../platform/database/database.ts';
import { workOrderRecord } from './record.ts';

type Asked = Readonly<{ workOrderId: string; before?: number | undefined }>;
type Change = History['changes'][number];

/** The audit trail of one order, in which hidden boards look like none, as everywhere else. */
export async function workOrderHistory(
  reader: Reader,
  actor: Actor,
  { workOrderId, before }: Asked,
): Promise<History> {
  const { schoolId } = await workOrderRecord.view(reader, actor, workOrderId);
  const record = { recordType: workOrderRecord.type, recordId: workOrderId, before };
  const { changes, next } = await historyPage(reader, record);
  const shown = (boardId: unknown) =>
    typeof boardId === 'string' && canSeeBoardAt(actor, { schoolId, boardId }) ? boardId : null;
  const shownChange = (change: Change): Change[] => {
    if (change.field !== 'boardId') return [change];
    const [from, to] = [shown(change.from), shown(change.to)];
    return from === to ? [] : [{ ...change, from, to }];
  };
  return { changes: changes.flatMap(shownChange), next };
}
