import { readFile, writeFile } from 'node:fs/promises';
import { cleanDocument } from '../pages/cleanDocument.ts';
import { printTask } from './printTask.ts';
import { stampTask } from './stampTask.ts';
import type { PdfTask } from './task.ts';

/** Returns the number of pages. */
export async function performTask(task: PdfTask, onProgress: (share: number) => void): Promise<number> {
  switch (task.kind) {
    case 'clean': {
      const { bytes, pages } = await cleanDocument(await readFile(task.from));
      await writeFile(task.to, bytes);
      return pages;
    }
    case 'print':
      return printTask(task.report, task.to, onProgress);
    case 'stamp':
      return stampTask(task.from, task.to, task.lines);
    default:
      return task satisfies never;
  }
}
