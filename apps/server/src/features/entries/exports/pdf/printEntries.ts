import { printer } from '../../../../platform/pdf/index.ts';
import type { EntriesSource } from '../exportQuery.ts';
import { gatherReport } from './gather.ts';

/** The approximate shares of time for scaling pictures and for the layout. */
const share = { pictures: 0.5, layout: 0.4 };

export async function printEntries(source: EntriesSource, path: string): Promise<number> {
  const { onProgress } = source;
  printer.warm();
  const { report, count } = await gatherReport(source, (pictured) => onProgress(pictured * share.pictures));
  await printer.print(report, path, (placed) => onProgress(count * (share.pictures + placed * share.layout)));
  return count;
}
