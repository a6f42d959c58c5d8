import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { PdfBlock, PdfReport } from '../report.ts';
import { createBlocks } from './blocks.ts';
import { type Canvas, createCanvas, type Insert } from './canvas.ts';
import { isOpen, place, type Strip } from './strips.ts';

type Printing = Readonly<{
  /** Gets the share of the blocks that are laid out. */
  onProgress(share: number): void;
  /** How many pages a file has that is inserted. */
  pagesIn(path: string): number;
}>;

type Printed = Readonly<{
  ownPages: number;
  /** Where pages of other files are to be inserted. */
  inserts: readonly Insert[];
}>;

/** Writes the PDF to the path. */
export async function printReport(report: PdfReport, path: string, printing: Printing): Promise<Printed> {
  const canvas = createCanvas(report);
  const written = pipeline(canvas.doc, createWriteStream(path));
  await Promise.all([written, draw(canvas, report, printing)]);
  return { ownPages: canvas.ownPages(), inserts: canvas.inserts() };
}

const blocksAtOnce = 20;

async function draw(canvas: Canvas, { blocks: all }: PdfReport, printing: Printing): Promise<void> {
  const blocks = createBlocks(canvas);
  /** Headings are never last on a page. */
  let open: readonly Strip[] = [];
  for (const [at, block] of all.entries()) {
    if (endsPage(block)) {
      place(canvas, open);
      open = [];
      if (block.kind === 'insert') canvas.insertPages(printing.pagesIn(block.path));
      else canvas.endPage();
      continue;
    }
    const strips = [...open, ...blocks.stripsOf(block, canvas.root)];
    open = isOpen(strips) ? strips : [];
    if (open.length === 0) place(canvas, strips);
    if ((at + 1) % blocksAtOnce !== 0) continue;
    printing.onProgress((at + 1) / all.length);
    // Finished pages are written to the file while the next ones are drawn.
    await setImmediate();
  }
  place(canvas, open);
  canvas.finish();
  printing.onProgress(1);
}

function endsPage(block: PdfBlock): block is Extract<PdfBlock, { kind: 'insert' | 'newPage' }> {
  return block.kind === 'insert' || block.kind === 'newPage';
}
