import { readFile, rm, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { labelSize, printLabels, printStamp, stampSize } from '../engine/overlays.ts';
import { pagesRef, savePdf, setPages } from '../pages/cleanDocument.ts';
import { copyPages } from '../pages/copyPages.ts';
import { openPdf } from '../pages/openPdf.ts';
import { drawOver, formsOf } from '../pages/overlay.ts';

/** Draws the lines across every page, and once more in small at its top. */
export async function stampTask(from: string, to: string, lines: readonly string[]): Promise<number> {
  const target = await PDFDocument.create({ updateMetadata: false });
  const pages = copyPages(await openPdf(await readFile(from)), target, pagesRef(target));
  setPages(target, pages);
  const overlay = `${to}.overlay`;
  await printStamp(lines, overlay);
  const [stamp] = formsOf(await openPdf(await readFile(overlay)), target.context, stampSize);
  await printLabels([lines.join(' · ')], overlay);
  const [label] = formsOf(await openPdf(await readFile(overlay)), target.context, labelSize);
  await rm(overlay);
  for (const page of pages) {
    if (stamp !== undefined)
      drawOver(target, page, stamp, ({ width, height }) => {
        const scale = Math.min(width, height) / stampSize.width;
        const side = stampSize.width * scale;
        return { x: (width - side) / 2, y: (height - side) / 2, scale };
      });
    if (label !== undefined)
      drawOver(target, page, label, ({ width, height }) => {
        const scale = Math.min(1, (width - 24) / labelSize.width);
        return { x: width - 12 - labelSize.width * scale, y: height - 8 - labelSize.height * scale, scale };
      });
  }
  await writeFile(to, await savePdf(target));
  return pages.length;
}
