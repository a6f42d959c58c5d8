// Fetches the file while it is being made. It is only complete when the server ended it in order.
import { ORPCError } from '@orpc/client';
import { client } from '../../../platform/api/client.ts';
import { noAnswer } from '../../../platform/api/problem.ts';
import type { Asked } from './asked.ts';
import { recordCounter } from './recordCounter.ts';

export type FetchedCsv = Readonly<{ blob: Blob; fileName: string; records: number }>;
export type Progress = Readonly<{ done: number; total: number }>;

const csvType = 'text/csv;charset=utf-8';
/** From time to time what has arrived is given to the browser, which may keep it on the disk. */
const handOver = 8_000_000;

export async function fetchCsv(
  asked: Asked,
  told: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<FetchedCsv> {
  const { url, fileName, total } = await client.entries.generateCsvFromObservationsQuery(asked, { signal });
  const response = await fetch(url, { signal, credentials: 'same-origin' });
  if (!response.ok || response.body === null) throw await refusalIn(response);
  const count = recordCounter();
  let records = 0;
  let blob = new Blob([], { type: csvType });
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    waiting += next.value.length;
    // The first line holds the names of the columns.
    records = Math.max(0, count(next.value) - 1);
    told({ done: records, total: Math.max(total, records) });
    if (waiting < handOver) continue;
    blob = new Blob([blob, ...pieces], { type: csvType });
    pieces = [];
    waiting = 0;
  }
  return { blob: new Blob([blob, ...pieces], { type: csvType }), fileName, records };
}

async function refusalIn(response: Response): Promise<ORPCError<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  const code =
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : noAnswer.code;
  return new ORPCError(code, { status: response.status, message: code });
}
