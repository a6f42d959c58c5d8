// Opens a PDF that somebody else made. What cannot be read reliably is rejected with a reason.
import { EncryptedPDFError, ParseSpeeds, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { RejectedPdf } from '../rejectedPdf.ts';
import { withLimitedRoom } from './unpacking.ts';

/** Readers search for the header and the end of a file within this distance. */
const searchedBytes = 2048;

export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const textOf = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  if (!textOf(bytes.subarray(0, searchedBytes)).includes('%PDF-')) throw new RejectedPdf('notPdf');
  if (!textOf(bytes.subarray(-searchedBytes)).includes('%%EOF')) throw new RejectedPdf('broken');
  const document = await load(bytes);
  if (document.context.trailerInfo.Encrypt !== undefined) throw new RejectedPdf('encrypted');
  const catalog: unknown = document.context.lookup(document.context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict) || !catalog.has(PDFName.of('Pages'))) throw new RejectedPdf('broken');
  return document;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const { document, isTooMuch } = await withLimitedRoom(() =>
      PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest }),
    );
    if (!isTooMuch) return document;
  } catch (error) {
    throw new RejectedPdf(error instanceof EncryptedPDFError ? 'encrypted' : 'broken');
  }
  throw new RejectedPdf('broken');
}
