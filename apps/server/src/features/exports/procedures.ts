import type { Contract } from '@schooldog/contract';
import type { Export } from '@schooldog/contract/exports';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext, SignedInContext } from '../../platform/api/context.ts';
import { done, type ProceduresOf, readOwn } from '../../platform/api/procedure.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import {
  cancelExport,
  type ExportRow,
  findExport,
  listExports,
  presentExport,
  presentWithLink,
} from '../../platform/exports/index.ts';

const pageSize = 20;

export const exportProcedures: ProceduresOf<Contract['exports']> = {
  listExports: readOwn(async ({ services, actor }, { before }) => {
    const { rows, next } = await keysetPage({
      cursor: before,
      size: pageSize,
      key: byTime<ExportRow>(({ timeCreated: time, id }) => ({ time, id })),
      read: (after, limit) => listExports(services.database.db, { userId: actor.userId, after, limit }),
    });
    const now = services.clock();
    return { exports: rows.map((row) => presentExport(row, now)), next };
  }),

  getExport: readOwn((context, { exportId }) => getExport(context, exportId)),

  cancelExport: done((context, { exportId }) => cancel(context, exportId)),
};

async function getExport({ services, actor }: SignedInContext, exportId: string): Promise<Export> {
  const row = await findExport(services.database.db, { exportId, userId: actor.userId });
  if (row === undefined) throw problem('export.notFound');
  return presentWithLink(services, actor, row);
}

/** A finished one stays; the process that makes it notices the change with its next progress update. */
async function cancel({ work, actor: { userId } }: CommandContext, exportId: string): Promise<void> {
  const row = await findExport(work.tx, { exportId, userId });
  if (row === undefined) throw problem('export.notFound');
  await cancelExport(work.tx, exportId, work.now);
  await work.announce({ topic: 'exports', id: exportId, userId });
}
