import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { copyPages } from './copyPages.ts';
import { openPdf } from './openPdf.ts';

/** A new document with the pages of the given one, and nothing else of it. */
export async function cleanDocument(bytes: Uint8Array): Promise<{ bytes: Uint8Array; pages: number }> {
  const source = await openPdf(bytes);
  const target = await PDFDocument.create({ updateMetadata: false });
  const pages = copyPages(source, target, pagesRef(target));
  setPages(target, pages);
  return { bytes: await savePdf(target), pages: pages.length };
}

export function savePdf(document: PDFDocument): Promise<Uint8Array> {
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

export function pagesRef({ catalog }: PDFDocument): PDFRef {
  const ref = catalog.get(PDFName.of('Pages'));
  if (!(ref instanceof PDFRef)) throw new Error('a document of ours has no page tree');
  return ref;
}

/** The pages of the whole document, in this order. */
export function setPages(document: PDFDocument, pages: readonly PDFRef[]): void {
  const { context } = document;
  const tree = context.lookup(pagesRef(document), PDFDict);
  tree.set(PDFName.of('Kids'), context.obj([...pages]));
  tree.set(PDFName.of('Count'), PDFNumber.of(pages.length));
}
