// A report with pages of other files in it.
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { type Insert, numbered } from '../engine/canvas.ts';
import { labelSize, printLabels } from '../engine/overlays.ts';
import { printReport } from '../engine/printReport.ts';
import { pagesRef, savePdf, setPages } from '../pages/cleanDocument.ts';
import { copyPages } from '../pages/copyPages.ts';
import { openPdf } from '../pages/openPdf.ts';
import { drawOver, formsOf } from '../pages/overlay.ts';
import { pagesOf } from '../pages/pageTree.ts';
import type { PdfBlock, PdfReport } from '../report.ts';

type InsertBlock = Extract<PdfBlock, { kind: 'insert' }>;

/** Returns the number of pages. */
export async function printWithInserts(
  report: PdfReport,
  to: string,
  onProgress: (share: number) => void,
): Promise<number> {
  const blocks = report.blocks.filter((block): block is InsertBlock => block.kind === 'insert');
  const files = new Map<string, PDFDocument>();
  for (const { path } of blocks) if (!files.has(path)) files.set(path, await openPdf(await readFile(path)));
  const counts = new Map([...files].map(([path, document]) => [path, pagesOf(document).length]));
  const { inserts } = await printReport(report, to, {
    onProgress: (share) => onProgress(share / 2),
    pagesIn: (path) => counts.get(path) ?? 0,
  });
  const target = await openPdf(await readFile(to));
  const own = pagesOf(target).flatMap(({ ref }) => (ref === null ? [] : [ref]));

  const joined: Joined[] = inserts.map(({ after }, at) => {
    const block = blocks[at];
    const file = block === undefined ? undefined : files.get(block.path);
    if (block === undefined || file === undefined) throw new Error('an inserted file was not read');
    return { after, label: block.label, pages: copyPages(file, target, pagesRef(target)) };
  });
  const all = inOrder(own, joined);
  await drawLabels(target, all, { foot: report.foot.right, path: `${to}.labels` });
  setPages(
    target,
    all.map(({ ref }) => ref),
  );
  await writeFile(to, await savePdf(target));
  onProgress(1);
  return all.length;
}

type Joined = Pick<Insert, 'after'> & Readonly<{ label: string; pages: readonly PDFRef[] }>;
type JoinedPage = Readonly<{ ref: PDFRef; label: string | null }>;

function inOrder(own: readonly PDFRef[], joined: readonly Joined[]): JoinedPage[] {
  return own.flatMap((ref, at) => [
    { ref, label: null },
    ...joined
      .filter(({ after }) => after === at)
      .flatMap(({ pages, label }) => pages.map((page) => ({ ref: page, label }))),
  ]);
}

/** Our own pages have their number already. */
async function drawLabels(
  target: PDFDocument,
  all: readonly JoinedPage[],
  { foot, path }: Readonly<{ foot: string; path: string }>,
): Promise<void> {
  const labeled = all.flatMap(({ ref, label }, at) =>
    label === null ? [] : [{ ref, text: `${label}  |  ${numbered(foot, at + 1, all.length)}` }],
  );
  await printLabels(
    labeled.map(({ text }) => text),
    path,
  );
  const forms = formsOf(await openPdf(await readFile(path)), target.context, labelSize);
  await rm(path);
  for (const [at, { ref }] of labeled.entries()) {
    const form = forms[at];
    if (form !== undefined)
      drawOver(target, ref, form, (page) => {
        const scale = Math.min(1, (page.width - 24) / labelSize.width);
        return { x: page.width - 12 - labelSize.width * scale, y: 8, scale };
      });
  }
}
