import { printReport } from '../engine/printReport.ts';
import type { PdfReport } from '../report.ts';

/** Returns the number of pages. Few reports have pages of other files in them, and to load what joins them takes time. */
export async function printTask(
  report: PdfReport,
  to: string,
  onProgress: (share: number) => void,
): Promise<number> {
  if (!report.blocks.some(({ kind }) => kind === 'insert')) {
    return (await printReport(report, to, { onProgress, pagesIn: () => 0 })).ownPages;
  }
  const { printWithInserts } = await import('./printWithInserts.ts');
  return printWithInserts(report, to, onProgress);
}
