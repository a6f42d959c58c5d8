// Draws a page of one document over a page of another.
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { createCopier } from './copyObjects.ts';
import { boxOf } from './copyPages.ts';
import { pagesOf } from './pageTree.ts';

type Size = Readonly<{ width: number; height: number }>;
/** Of an overlay on a page of this size, as a reader sees it: its lower left corner, and how far it is scaled. */
type Place = (page: Size) => Readonly<{ x: number; y: number; scale: number }>;

/** The pages of a document of ours as forms, to be drawn in the target. */
export function formsOf(source: PDFDocument, target: PDFContext, { width, height }: Size): PDFRef[] {
  const copier = createCopier(source.context, target);
  const forms = pagesOf(source).map((page) => {
    const drawn = source.context.lookup(page.get('Contents'));
    if (!(drawn instanceof PDFRawStream)) throw new Error('a page of ours has no content');
    const form = copier.copy(drawn);
    if (!(form instanceof PDFRawStream)) throw new Error('a page of ours could not be copied');
    form.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
    form.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
    form.dict.set(PDFName.of('BBox'), target.obj([0, 0, width, height]));
    const resources = page.get('Resources');
    if (resources !== undefined) form.dict.set(PDFName.of('Resources'), copier.copy(resources));
    return target.register(form);
  });
  copier.finish();
  return forms;
}

/** As an artifact, so that it is not read aloud. */
export function drawOver(document: PDFDocument, pageRef: PDFRef, form: PDFRef, place: Place): void {
  const { context } = document;
  const page = context.lookup(pageRef, PDFDict);
  const { size, matrix } = seen(document, page);
  const { x, y, scale } = place(size);
  const resources = copyOf(context, page.get(PDFName.of('Resources')));
  const objects = copyOf(context, resources.get(PDFName.of('XObject')));
  const name = objects.uniqueKey('Over');
  objects.set(name, form);
  resources.set(PDFName.of('XObject'), objects);
  page.set(PDFName.of('Resources'), resources);
  const before = context.register(context.stream('q\n'));
  const drawing = [
    'Q /Artifact BMC q',
    `${matrix.join(' ')} cm`,
    `${scale} 0 0 ${scale} ${x} ${y} cm`,
    `${name.toString()} Do`,
    'Q EMC',
  ];
  const after = context.register(context.stream(`\n${drawing.join('\n')}\n`));
  const contents = [before, ...contentsOf(context, page), after];
  page.set(PDFName.of('Contents'), context.obj(contents));
}

/** Resources may be shared with other pages. */
function copyOf(context: PDFContext, value: PDFObject | undefined): PDFDict {
  const known = context.lookup(value);
  return known instanceof PDFDict ? known.clone() : PDFDict.withContext(context);
}

function contentsOf(context: PDFContext, page: PDFDict): PDFObject[] {
  const value = page.get(PDFName.of('Contents'));
  const contents = context.lookup(value);
  if (contents instanceof PDFArray) return contents.asArray();
  return value instanceof PDFRef && contents !== undefined ? [value] : [];
}

/** The size of a page as it is shown, and the matrix from there to its own coordinates. */
function seen(document: PDFDocument, page: PDFDict): { size: Size; matrix: readonly number[] } {
  const box =
    boxOf(document, page.get(PDFName.of('CropBox'))) ?? boxOf(document, page.get(PDFName.of('MediaBox')));
  const [x1 = 0, y1 = 0, x2 = 612, y2 = 792] = box ?? [];
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [bottom, top] = [Math.min(y1, y2), Math.max(y1, y2)];
  const upright = { width: right - left, height: top - bottom };
  const turned = { width: upright.height, height: upright.width };
  const turn = page.lookup(PDFName.of('Rotate'));
  switch (turn instanceof PDFNumber ? turn.asNumber() : 0) {
    case 90:
      return { size: turned, matrix: [0, 1, -1, 0, right, bottom] };
    case 180:
      return { size: upright, matrix: [-1, 0, 0, -1, right, top] };
    case 270:
      return { size: turned, matrix: [0, -1, 1, 0, left, top] };
    default:
      return { size: upright, matrix: [1, 0, 0, 1, left, bottom] };
  }
}
