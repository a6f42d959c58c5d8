// Each kind of task loads only what it needs: most processes clean an upload, and to load the typesetter as well would
// take them longer than that.
import { readFile, writeFile } from 'node:fs/promises';
import type { PdfTask } from './task.ts';

/** Returns the number of pages. */
export async function performTask(task: PdfTask, onProgress: (share: number) => void): Promise<number> {
  switch (task.kind) {
    case 'clean': {
      const { cleanDocument } = await import('../pages/cleanDocument.ts');
      const { bytes, pages } = await cleanDocument(await readFile(task.from));
      await writeFile(task.to, bytes);
      return pages;
    }
    case 'print': {
      const { printTask } = await import('./printTask.ts');
      return printTask(task.report, task.to, onProgress);
    }
    case 'stamp': {
      const { stampTask } = await import('./stampTask.ts');
      return stampTask(task.from, task.to, task.lines);
    }
    default:
      return task satisfies never;
  }
}
