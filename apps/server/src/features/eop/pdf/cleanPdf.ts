import { problem } from '@schooldog/domain/problems';
import { cleanFile, type PdfRejection, RejectedPdf } from '../../../platform/pdf/index.ts';

const problems = {
  notPdf: 'eop.notPdf',
  encrypted: 'eop.encryptedPdf',
  broken: 'eop.brokenPdf',
  tooManyPages: 'eop.tooManyPages',
} as const satisfies Record<PdfRejection, string>;

/** Writes an attached PDF again, beside the given one, without anything that runs, opens or sends something. */
export async function cleanPdf(path: string, person: string): Promise<{ path: string; pages: number }> {
  const to = `${path}.clean`;
  try {
    return { path: to, pages: await cleanFile(path, to, { person }) };
  } catch (error) {
    if (error instanceof RejectedPdf) throw problem(problems[error.reason]);
    throw error;
  }
}
