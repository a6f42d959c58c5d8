// A change of status that came after someone else's: the person sees the present status and decides.
import { statusChangeSchema, workOrderStatuses } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { textsOf } from '../../../platform/i18n/texts.ts';
import { loadRejectedWork } from '../../../platform/offlineRecords/rejectedWork.ts';
import { discard, enqueue } from '../../../platform/outbox/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { partWork } from '../partWork.ts';
import { workOrderRecord } from '../workOrderRecord.ts';
import { askAboutChange } from './askAboutChange.ts';
import { expectAnswer } from './expected.ts';

const inputSchema = statusChangeSchema.extend({ workOrderId: z.string() });
const presentSchema = z.object({ status: z.enum(workOrderStatuses) });
const ns = 'features/workOrders/status';

type Person = Readonly<{ userId: string; go(workOrderId: string): void }>;

export async function decideAgain(operationId: string, { userId, go }: Person): Promise<void> {
  const work = (await loadRejectedWork(operationId, userId))?.work ?? [];
  const [first] = work;
  // Of several changes that waited, the last one is what the person wants.
  const last = work.at(-1);
  const wanted = inputSchema.safeParse(last?.row.input).data;
  const order = workOrderRecord.read(last?.after);
  if (first === undefined || last === undefined || wanted === undefined || order === undefined) return;
  const present = presentSchema.safeParse(first.row.lastProblem?.data).data?.status;
  if (present === undefined) {
    go(wanted.workOrderId);
    return;
  }
  const isSure = await askAboutChange(present, wanted.status);
  for (const { row } of work) await discard(row.operationId);
  if (!isSure) return;
  const change = { ...wanted, fromStatus: present };
  const label = last.row.label;
  expectAnswer(await enqueue(partWork('workOrders.setWorkOrderStatus', change, { order, label })));
  toastSuccess(textsOf(ns)('updated'));
}
