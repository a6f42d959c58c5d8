// The library that reads PDFs. It is large, so only the viewer imports this file, and the viewer is a part of its own.
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, version } from 'pdfjs-dist';

/** Put there by pdfFiles.ts of the build. */
const folder = `${location.origin}/assets/pdf-${version}/`;

GlobalWorkerOptions.workerSrc = `${folder}pdf.worker.min.mjs`;

/** Images of more pixels than this, such as a hostile one of 100,000 by 100,000, stay blank. */
const mostPixels = 100_000_000;

export type OpenedPdf = Readonly<{ pdf: PDFDocumentProxy; close(): void }>;

/**
 * Draws from bytes that are here already: the library fetches nothing but its own decoders, from our own origin. Scripts
 * and forms of the document do nothing, and WebAssembly stays closed by our content security policy.
 */
export async function openPdf(data: ArrayBuffer): Promise<OpenedPdf> {
  const task = getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    wasmUrl: folder,
    maxImageSize: mostPixels,
    verbosity: 0,
  });
  const close = () => void task.destroy();
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
