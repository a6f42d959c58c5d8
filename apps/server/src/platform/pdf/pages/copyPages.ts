import {
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { copyAnnotation } from './annotations.ts';
import { createCopier } from './copyObjects.ts';
import { createDestinations } from './destinations.ts';
import { copyLayers } from './layers.ts';
import { pagesOf, type SourcePage } from './pageTree.ts';

const boxes = ['MediaBox', 'CropBox'];
const letter = [0, 0, 612, 792];

/** Writes all pages into the target, cleaned; its page tree does not list them yet. */
export function copyPages(source: PDFDocument, target: PDFDocument, parent: PDFRef): PDFRef[] {
  const { context } = target;
  const pages = pagesOf(source).map((page) => ({ page, to: context.nextRef() }));
  const copier = createCopier(source.context, context);
  const copiedPages = new Map(pages.flatMap(({ page, to }) => (page.ref === null ? [] : [[page.ref, to]])));
  const destinationOf = createDestinations(source, copiedPages);

  function copyPage(page: SourcePage): PDFDict {
    const copy = context.obj({ Type: 'Page' });
    copy.set(PDFName.of('Parent'), parent);
    for (const key of boxes) {
      const box = boxOf(source, page.get(key)) ?? (key === 'MediaBox' ? letter : null);
      if (box !== null) copy.set(PDFName.of(key), context.obj(box));
    }
    copy.set(PDFName.of('Rotate'), PDFNumber.of(turnOf(source, page)));
    for (const key of ['Resources', 'Contents', 'Group', 'UserUnit']) {
      const value = page.get(key);
      if (value !== undefined) copy.set(PDFName.of(key), copier.copy(value));
    }
    const annotations = source.context.lookup(page.get('Annots'));
    if (!(annotations instanceof PDFArray)) return copy;
    const parts = { source: source.context, target: context, copier, destinationOf };
    const kept = annotations
      .asArray()
      .map((item) => copyAnnotation(source.context.lookup(item), parts))
      .filter((item) => item !== null);
    if (kept.length > 0)
      copy.set(PDFName.of('Annots'), context.obj(kept.map((item) => context.register(item))));
    return copy;
  }

  for (const { page, to } of pages) context.assign(to, copyPage(page));
  copyLayers(source, target, copier);
  copier.finish();
  return pages.map(({ to }) => to);
}

/** Four numbers that span something. */
export function boxOf({ context }: PDFDocument, value: PDFObject | undefined): number[] | null {
  const box = context.lookup(value);
  if (!(box instanceof PDFArray) || box.size() !== 4) return null;
  const numbers = box
    .asArray()
    .map((item) => context.lookup(item))
    .flatMap((item) => (item instanceof PDFNumber ? [item.asNumber()] : []));
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers;
  const isUsable = numbers.every(Number.isFinite) && left !== right && bottom !== top;
  return numbers.length === 4 && isUsable ? numbers : null;
}

/** 0, 90, 180 or 270. */
function turnOf({ context }: PDFDocument, page: SourcePage): number {
  const turn = context.lookup(page.get('Rotate'));
  const degrees = turn instanceof PDFNumber ? turn.asNumber() : 0;
  return degrees % 90 === 0 ? ((degrees % 360) + 360) % 360 : 0;
}
