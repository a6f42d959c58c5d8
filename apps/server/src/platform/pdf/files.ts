// PDF files that somebody else made, handled in a child process.
import { RejectedPdf } from './rejectedPdf.ts';
import { ChildEnded, runTask, type TaskRun } from './tasks/runTask.ts';

/** Returns the number of pages. A file that ends the child, or keeps it too long, counts as broken. */
export async function cleanFile(from: string, to: string, run: TaskRun = {}): Promise<number> {
  try {
    return await runTask({ kind: 'clean', from, to }, run);
  } catch (error) {
    throw error instanceof ChildEnded ? new RejectedPdf('broken') : error;
  }
}
