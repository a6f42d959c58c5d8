// Asks for the report and then, every second, how far it is. A lost answer is asked for again for a while.
import type { EntryExport } from '@schooldog/contract/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import { client } from '../../../platform/api/client.ts';
import { isPassing, refusalOf } from '../../../platform/api/problem.ts';
import type { Asked } from './asked.ts';
import type { Progress } from './fetchCsv.ts';

const everyMilliseconds = 1_000;
const mostLostAnswers = 10;

export class ExportFailed extends Error {}

/** Asking again under the same id never makes a second report, and is another try where the first failed. */
export async function awaitPdf(
  asked: Asked & { exportId: string; chart?: InsightChart | undefined },
  told: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<string> {
  let report: EntryExport = await client.entries.generateDataInsightsPdf(asked, { signal });
  for (let lost = 0; ;) {
    told({ done: report.done, total: report.total });
    if (report.status === 'ready' && report.url !== null) return report.url;
    if (report.status === 'failed') throw new ExportFailed();
    await pause(signal);
    try {
      report = await client.entries.getEntryExport({ exportId: asked.exportId }, { signal });
      lost = 0;
    } catch (error) {
      lost += 1;
      if (signal.aborted || lost > mostLostAnswers || !isPassing(refusalOf(error))) throw error;
    }
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, everyMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    });
  });
}
