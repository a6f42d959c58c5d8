import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { RejectedPdf } from '../rejectedPdf.ts';

/** A page as it is found in the tree, with what it inherits. */
export type SourcePage = Readonly<{
  ref: PDFRef | null;
  get(key: string): PDFObject | undefined;
}>;

/** More than any attached paper has. */
export const mostPages = 2000;

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));
type Inherited = ReadonlyMap<PDFName, PDFObject>;
type Node = Readonly<{ value: PDFObject | undefined; above: Inherited }>;

/** The pages in their order. A tree that leads back to itself, or uses a page twice, is rejected. */
export function pagesOf({ context, catalog }: PDFDocument): SourcePage[] {
  const seen = new Set<PDFObject>();
  const pages: SourcePage[] = [];
  const open: Node[] = [{ value: catalog.get(PDFName.of('Pages')), above: new Map() }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, above } = next;
    const dictionary = context.lookup(value);
    if (!(dictionary instanceof PDFDict) || seen.has(dictionary)) throw new RejectedPdf('broken');
    seen.add(dictionary);
    const kids = dictionary.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) {
      const known = new Map(above);
      for (const key of inherited) {
        const own = dictionary.get(key);
        if (own !== undefined) known.set(key, own);
      }
      for (const kid of kids.asArray().toReversed()) open.push({ value: kid, above: known });
      continue;
    }
    if (pages.length === mostPages) throw new RejectedPdf('tooManyPages');
    pages.push({
      ref: value instanceof PDFRef ? value : null,
      get: (key) => dictionary.get(PDFName.of(key)) ?? above.get(PDFName.of(key)),
    });
  }
  if (pages.length === 0) throw new RejectedPdf('broken');
  return pages;
}
