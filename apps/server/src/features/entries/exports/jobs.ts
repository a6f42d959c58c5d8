// Reports are printed after the answer, and go after a day.
import { idSchema, Problem } from '@schooldog/domain/kernel';
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import { fileNameOf } from './fileName.ts';
import { gatherReport } from './pdf/gather.ts';
import { createPrinter, type Printer } from './pdf/printer.ts';
import {
  deleteExports,
  exportOf,
  type ExportRow,
  exportsBefore,
  finishExport,
  saveProgress,
} from './store.ts';
import { wordsIn } from './words.ts';

/** The owner of a finished report among the files. */
export const exportOwner = 'entryExport';

/** Somebody waits for it, so it is tried again once and soon. */
export const printEntries = defineJob({
  name: 'entries.printEntries',
  data: z.object({ exportId: idSchema }),
  retryLimit: 1,
});
export const sweepExports = defineJob({
  name: 'entries.sweepExports',
  data: z.object({}),
  retryLimit: 1,
  cron: '29 2 * * *',
});

const keptMilliseconds = 24 * 60 * 60_000;
const sweptTogether = 100;
const progressMilliseconds = 300;

export function entryExportWorkers(services: Services): JobWorker[] {
  const printer = createPrinter();
  return [
    worker(printEntries, async ({ exportId }, { lastTry }) => {
      const { db } = services.database;
      const row = await exportOf(db, exportId);
      if (row?.status !== 'generating') return;
      try {
        await print(services, printer, row);
      } catch (error) {
        // What is refused now, such as a right that was taken away, would be refused again.
        const isFinal = lastTry || error instanceof Problem;
        if (isFinal) await finishExport(db, exportId, { status: 'failed', now: services.clock() });
        throw error;
      }
    }),
    worker(sweepExports, () => sweepOldExports(services)),
  ];
}

async function print(services: Services, printer: Printer, row: ExportRow): Promise<void> {
  // About so much of the time goes into making pictures small, finding a place for everything, and writing it.
  const share = { pictures: 0.4, layout: 0.5 };
  const progress = progressOf(services, row.id);
  printer.warm();
  const report = await gatherReport(services, row, (pictured) => progress(pictured * share.pictures));
  const total = report.entries.length;
  const file = await services.files.keepMade(
    {
      id: row.id,
      name: fileNameOf(row, wordsIn(row.language), 'pdf'),
      contentType: 'application/pdf',
      ownerType: exportOwner,
      ownerId: row.id,
      madeForUserId: row.requestedByUserId,
    },
    (path) =>
      printer.print(report, path, (laidOut) => progress(total * share.pictures + laidOut * share.layout)),
  );
  const ready = { status: 'ready', done: total, total, fileId: file.id, now: services.clock() } as const;
  await services.work({ userId: row.requestedByUserId }, async (work) => {
    // Swept away meanwhile, it would leave a file that nobody ever finds again.
    if (!(await finishExport(work.tx, row.id, ready))) await services.files.remove(work, file);
  });
}

/** Written now and then, never twice at a time, and without holding anything up. */
function progressOf({ database, clock }: Services, exportId: string): (done: number) => void {
  let busyUntil = 0;
  return (done) => {
    const now = clock();
    if (now.getTime() < busyUntil) return;
    busyUntil = now.getTime() + progressMilliseconds;
    // Whoever waits sees the next figure; the report itself does not depend on it.
    void saveProgress(database.db, exportId, { done: Math.floor(done), now }).catch(() => undefined);
  };
}

/** With their files. Nobody can open a report any longer than its link, but a failed sweep may be made up for. */
async function sweepOldExports({ work, files, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - keptMilliseconds);
  for (;;) {
    const swept = await work({ userId: null }, async (unit) => {
      const ids = await exportsBefore(unit.tx, before, sweptTogether);
      for (const id of ids) {
        for (const file of await files.listOf(unit.tx, exportOwner, id)) await files.remove(unit, file);
      }
      if (ids.length > 0) await deleteExports(unit.tx, ids);
      return ids.length;
    });
    if (swept < sweptTogether) return;
  }
}
