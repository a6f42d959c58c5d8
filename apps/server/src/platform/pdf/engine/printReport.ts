import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { PdfReport } from '../report.ts';
import { createBlocks } from './blocks.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { isOpen, place, type Strip } from './strips.ts';

type OnProgress = (share: number) => void;

/** Writes the PDF to the path. `onProgress` gets the share of the blocks that are laid out. */
export async function printReport(report: PdfReport, path: string, onProgress: OnProgress): Promise<void> {
  const canvas = createCanvas(report);
  const written = pipeline(canvas.doc, createWriteStream(path));
  await Promise.all([written, draw(canvas, report, onProgress)]);
}

const blocksAtOnce = 20;

async function draw(canvas: Canvas, { blocks: all }: PdfReport, onProgress: OnProgress): Promise<void> {
  const blocks = createBlocks(canvas);
  /** Headings are never last on a page. */
  let open: readonly Strip[] = [];
  for (const [at, block] of all.entries()) {
    const strips = [...open, ...blocks.stripsOf(block, canvas.root)];
    open = isOpen(strips) ? strips : [];
    if (open.length === 0) place(canvas, strips);
    if ((at + 1) % blocksAtOnce !== 0) continue;
    onProgress((at + 1) / all.length);
    // Finished pages are written to the file while the next ones are drawn.
    await setImmediate();
  }
  place(canvas, open);
  canvas.finish();
  onProgress(1);
}
