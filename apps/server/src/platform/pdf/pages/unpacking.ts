// A limit on what a file of others may unpack to while it is opened. The library sets none, so that half a megabyte
// could become gigabytes: every filter asks its buffer for room before it writes, and here the room is counted.
import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** Of one document. Its contents stay packed; these are only lists of objects, and tables of where they are. */
export const mostUnpacked = 64 * 1024 * 1024;

let left = mostUnpacked;

/** Opens one document. Two at a time would share the room, but a process reads one after the other. */
export async function withLimitedRoom<Document>(
  open: () => Promise<Document>,
): Promise<{ document: Document; unpacked: number; isTooMuch: boolean }> {
  left = mostUnpacked;
  const document = await open();
  return { document, unpacked: mostUnpacked - Math.max(left, 0), isTooMuch: left < 0 };
}

/** Where the library's own method is kept, so that a second copy of this module limits it once, with its own count. */
const ofLibrary = Symbol.for('schooldog.ensureBuffer');

limitRoom();

function limitRoom(): void {
  const filter = decodePDFRawStream(
    PDFRawStream.of(PDFContext.create().obj({ Filter: 'ASCIIHexDecode' }), new Uint8Array()),
  );
  const filters: unknown = Object.getPrototypeOf(Object.getPrototypeOf(filter));
  const grow: unknown =
    typeof filters === 'object' &&
    filters !== null &&
    (Reflect.get(filters, ofLibrary) ?? Reflect.get(filters, 'ensureBuffer'));
  if (typeof filters !== 'object' || filters === null || typeof grow !== 'function')
    throw new Error('the PDF library makes room for what it unpacks in another way');
  Reflect.set(filters, ofLibrary, grow);
  Reflect.set(filters, 'ensureBuffer', function limited(this: object, requested: number): unknown {
    const held = bytesOf(Reflect.get(this, 'buffer'));
    if (requested - held > left) {
      // The library goes on with the next object after an error; there is no room for any then.
      left = -1;
      throw new Error('the file unpacks to too much');
    }
    const buffer: unknown = Reflect.apply(grow, this, [requested]);
    left -= bytesOf(buffer) - held;
    return buffer;
  });
}

function bytesOf(buffer: unknown): number {
  return buffer instanceof Uint8Array ? buffer.byteLength : 0;
}
