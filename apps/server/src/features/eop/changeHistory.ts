// The changes of a component, and between them what provider staff read of it.
import type { History } from '@schooldog/contract';
import type { SignedInContext } from '../../platform/api/context.ts';
import { timeOfChange } from '../../platform/audit/audit.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { staffReadsAbout } from '../../platform/staffReads/index.ts';
import { eopRecord } from './record.ts';

/** Those whose answers hold texts or files. */
const procedures = [
  'eop.getComponent',
  'eop.getContentVersion',
  'eop.getCertifiedPdf',
  'eop.getAttachment',
  'eop.generateEopComponentPdf',
];

export async function getComponentHistory(
  { services, actor }: SignedInContext,
  { componentId, before }: Readonly<{ componentId: string; before?: number | undefined }>,
): Promise<History> {
  const { db } = services.database;
  const { changes, next } = await eopRecord.history(db, actor, { id: componentId, before });
  const oldest = changes.at(-1);
  const reads = await staffReadsAbout(db, {
    procedures,
    field: 'componentId',
    recordId: componentId,
    from: next === null || oldest === undefined ? null : new Date(oldest.time),
    until: before === undefined ? null : await timeOfChange(db, before),
  });
  const names = await namesOf(
    db,
    reads.map(({ userId }) => userId),
  );
  const shown = reads.map(({ time, userId, procedure }) => ({
    // Below the numbers of all changes, and different for each moment.
    sequence: -time.getTime(),
    time: time.toISOString(),
    userId,
    userName: names.get(userId) ?? null,
    field: 'staffRead',
    from: null,
    to: procedure,
  }));
  return { changes: [...changes, ...shown].toSorted((a, b) => b.time.localeCompare(a.time)), next };
}
