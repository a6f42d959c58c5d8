import { readFile, rm, writeFile } from 'node:fs/promises';
import { PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { labelSize, printLabels, printStamp, stampSize } from '../engine/overlays.ts';
import { savePdf } from '../pages/cleanDocument.ts';
import { openPdf } from '../pages/openPdf.ts';
import { drawOver, formsOf } from '../pages/overlay.ts';
import { pagesOf } from '../pages/pageTree.ts';

/** What a file says of itself as a whole. It is one that we printed, so a screen reader gets its structure. */
const kept = new Set([
  'Type',
  'Pages',
  'Lang',
  'MarkInfo',
  'StructTreeRoot',
  'Outlines',
  'ViewerPreferences',
]);

/** Draws the lines across every page, and once more in small at its top. */
export async function stampTask(from: string, to: string, lines: readonly string[]): Promise<number> {
  const target = await openPdf(await readFile(from));
  keepStructure(target);
  const pages = pagesOf(target).flatMap(({ ref }) => (ref === null ? [] : [ref]));
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

/** Nothing that a reader would do when the file is opened. Of names, those of places in it, which its contents lead to. */
function keepStructure({ catalog, context }: PDFDocument): void {
  const names = context.lookup(catalog.get(PDFName.of('Names')));
  const places = names instanceof PDFDict ? names.get(PDFName.of('Dests')) : undefined;
  for (const key of catalog.keys()) if (!kept.has(key.decodeText())) catalog.delete(key);
  if (places !== undefined) catalog.set(PDFName.of('Names'), context.obj({ Dests: places }));
}
