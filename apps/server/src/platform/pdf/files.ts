// PDF files that somebody else made are read only in a child process.
import { RejectedPdf } from './rejectedPdf.ts';
import type { PdfReport } from './report.ts';
import { ChildEnded, runTask, type TaskRun } from './tasks/runTask.ts';

/** Returns the number of pages. A file that ends the child, or keeps it too long, counts as broken. */
export async function cleanFile(from: string, to: string, run: TaskRun = {}): Promise<number> {
  try {
    return await runTask({ kind: 'clean', from, to }, run);
  } catch (error) {
    throw error instanceof ChildEnded ? new RejectedPdf('broken') : error;
  }
}

/** A report whose blocks may insert the pages of other files. Returns the number of pages. */
export function printInChild(report: PdfReport, to: string, run: TaskRun = {}): Promise<number> {
  return runTask({ kind: 'print', report, to }, run);
}

/** Writes the file again with these lines across every page. */
export function stampFile(from: string, to: string, lines: readonly string[]): Promise<number> {
  return runTask({ kind: 'stamp', from, to, lines });
}
