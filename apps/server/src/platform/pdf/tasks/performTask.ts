import { readFile, writeFile } from 'node:fs/promises';
import { cleanDocument } from '../pages/cleanDocument.ts';
import type { PdfTask } from './task.ts';

/** Returns the number of pages. */
export async function performTask({ from, to }: PdfTask): Promise<number> {
  const { bytes, pages } = await cleanDocument(await readFile(from));
  await writeFile(to, bytes);
  return pages;
}
