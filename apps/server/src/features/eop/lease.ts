// Who writes at the moment: one editor, for a minute after its last sign of life. Others read, and may take over.
import type { EopLease } from '@schooldog/contract/eop';
import { eopLimits } from '@schooldog/domain/eop';
import type { Command } from '../../platform/api/context.ts';
import { leaseOf, removeLease, saveLease } from './contentStore.ts';
import { noticesOf } from './live.ts';
import { presentLease } from './present.ts';
import { eopRecord } from './record.ts';

type OneEditor = Readonly<{ componentId: string; editorId: string }>;

export const holdLease: Command<OneEditor & Readonly<{ takeOver: boolean }>, EopLease> = async (
  context,
  { componentId, editorId, takeOver },
) => {
  const { work, actor } = context;
  const component = await eopRecord.lock(context, componentId, 'edit');
  const current = await leaseOf(work.tx, componentId, work.now);
  const isOwn = current?.editorId === editorId && current.userId === actor.userId;
  if (current !== undefined && !isOwn && !takeOver) return presentLease(work.tx, current, undefined);
  const timeExpires = new Date(work.now.getTime() + eopLimits.leaseSeconds * 1000);
  const lease = { componentId, userId: actor.userId, editorId, timeExpires };
  await saveLease(work.tx, lease);
  if (!isOwn) await work.announce(...noticesOf(component));
  return presentLease(work.tx, lease, editorId);
};

export const releaseLease: Command<OneEditor> = async (context, { componentId, editorId }) => {
  const { work, actor } = context;
  const component = await eopRecord.lock(context, componentId, 'view');
  const current = await leaseOf(work.tx, componentId, work.now);
  if (current?.editorId !== editorId || current.userId !== actor.userId) return;
  await removeLease(work.tx, componentId);
  await work.announce(...noticesOf(component));
};
