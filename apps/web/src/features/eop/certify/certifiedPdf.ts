// Links to files of plans are for one person and ten minutes, so each is fetched when it is used.
import { client } from '../../../platform/api/client.ts';
import { saveFrom } from '../../../platform/downloads/saveFile.ts';
import { fetchBytes } from '../../../ui/pdf/fetchBytes.ts';
import type { PdfSource } from '../../../ui/pdf/usePdf.ts';

/** The certified PDF, or that of an earlier certification. */
type Which = Readonly<{ componentId: string; certificationId?: string }>;

/** `since` tells the PDF of one certification from the next. */
export function certifiedPdf(which: Which, since: string): PdfSource {
  return {
    key: `${which.componentId} ${which.certificationId ?? ''} ${since}`,
    load: async (signal) => {
      const { url } = await client.eop.getCertifiedPdf(which, { signal });
      return fetchBytes(url, signal);
    },
  };
}

export async function saveCertifiedPdf(which: Which): Promise<void> {
  const { url, fileName } = await client.eop.getCertifiedPdf(which);
  saveFrom(url, fileName);
}
