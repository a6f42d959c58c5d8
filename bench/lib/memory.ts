// The memory of a server process: resident memory as the kernel counts it, and the heap as Node reports it.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Child } from './child.ts';
import { waitFor } from './wait.ts';

const reportSchema = z.object({ javascriptHeap: z.object({ usedMemory: z.number() }) });
const reportName = 'memory.json';

/** Node's own reports include the heap, without any code of ours in the process. */
export function withHeapReports(folder: string): Record<string, string> {
  const options = ['--report-on-signal', `--report-directory=${folder}`, `--report-filename=${reportName}`];
  return { NODE_OPTIONS: [...options, '--report-exclude-network'].join(' ') };
}

export async function heapUsed(child: Child, folder: string): Promise<number> {
  const file = join(folder, reportName);
  await rm(file, { force: true });
  child.signal('SIGUSR2');
  return waitFor('a report about the heap', async () => {
    try {
      return reportSchema.parse(JSON.parse(await readFile(file, 'utf8'))).javascriptHeap.usedMemory;
    } catch {
      // Not there yet, or not yet whole.
      return undefined;
    }
  });
}

export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`The memory of process ${pid} could not be read.`);
  return Number(kilobytes) * 1024;
}

/** `stop` returns the peak growth of the process since the beginning. */
export async function watchMemory(pid: number): Promise<{ stop(): number }> {
  const first = await residentMemory(pid);
  let most = first;
  const timer = setInterval(() => {
    void residentMemory(pid).then((now) => {
      most = Math.max(most, now);
    });
  }, 200);
  return {
    stop: () => {
      clearInterval(timer);
      return most - first;
    },
  };
}
