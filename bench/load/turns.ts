// Two servers under the same load, alternating: floor, ours, floor, ours. Ten seconds each in total.
import { processorTime } from '../lib/processorTime.ts';
import { written } from '../lib/report.ts';
import { median, sum } from '../lib/statistics.ts';
import type { Load } from './order.ts';

export interface Rival {
  readonly pid: number;
  readonly port: number;
}

/** One slice of the measurement, with the processor time of the server in milliseconds. */
export interface Slice extends Load {
  readonly processor: number;
}

export async function inTurn(
  rivals: Readonly<{ ours: Rival; floor: Rival }>,
  load: (rival: Rival, seconds: number) => Promise<Load>,
  short: boolean,
): Promise<{ ours: Slice[]; floor: Slice[] }> {
  const slice = async (rival: Rival): Promise<Slice> => {
    const before = await processorTime(rival.pid);
    const made = await load(rival, short ? 1 : 2.5);
    return { ...made, processor: (await processorTime(rival.pid)) - before };
  };
  const ours: Slice[] = [];
  const floor: Slice[] = [];
  // Both are warm before anything counts.
  for (const rival of [rivals.floor, rivals.ours]) await load(rival, short ? 1 : 3);
  for (let number = 0; number < (short ? 2 : 4); number += 1) {
    floor.push(await slice(rivals.floor));
    ours.push(await slice(rivals.ours));
  }
  return { ours, floor };
}

/** Requests in a second. */
export function rate(slices: readonly Slice[]): number {
  return sum(slices.map(({ requests }) => requests)) / sum(slices.map(({ seconds }) => seconds));
}

/** Milliseconds of processor time for a request. */
export function cost(slices: readonly Slice[]): number {
  return sum(slices.map(({ processor }) => processor)) / sum(slices.map(({ requests }) => requests));
}

export function failures(slices: readonly Slice[]): number {
  return sum(slices.map(({ failed }) => failed));
}

export function described(slices: readonly Slice[]): string {
  const p50 = median(slices.map((slice) => slice.p50));
  const p99 = median(slices.map((slice) => slice.p99));
  const each = `${cost(slices).toFixed(2)} ms of processor each`;
  return `${Math.round(rate(slices))}/s, ${each}, p50 ${written(p50, 'ms')}, p99 ${written(p99, 'ms')}`;
}

/** The lowest and the highest ratio of two consecutive slices. */
export function spread(ours: readonly Slice[], floor: readonly Slice[]): string {
  const ratios = ours.map((slice, at) => rate([slice]) / rate(floor.slice(at, at + 1)));
  return `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
}
