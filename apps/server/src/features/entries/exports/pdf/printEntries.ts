// The one function behind which the PDF engine stands.
import type { EntriesSource } from '../exportQuery.ts';
import { gatherReport } from './gather.ts';
import { createPrinter } from './printer.ts';

/** About so much of the time goes into making pictures small and into finding a place for everything. */
const share = { pictures: 0.4, layout: 0.5 };

const printer = createPrinter();

export async function printEntries(source: EntriesSource, path: string): Promise<number> {
  const { onProgress } = source;
  printer.warm();
  const report = await gatherReport(source, (pictured) => onProgress(pictured * share.pictures));
  const total = report.entries.length;
  await printer.print(report, path, (laidOut) => onProgress(total * share.pictures + laidOut * share.layout));
  return total;
}
