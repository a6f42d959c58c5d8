// What a run prints: one line for each figure, and beside a figure that somebody relies on, what was promised and
// whether it was kept.

export interface Report {
  /** A figure without a promise. */
  figure(name: string, value: string): void;
  promise(name: string, value: string, promised: string, isKept: boolean): void;
  atMost(name: string, value: number, limit: number, unit: Unit): void;
  atLeast(name: string, value: number, limit: number, unit: Unit): void;
  none(name: string, found: number): void;
  note(text: string): void;
  missed(): number;
}

export type Unit = 's' | 'ms' | 'MB' | 'kB' | 'ratio' | 'plain';

const nameWidth = 54;
const valueWidth = 18;

export function createReport(tell: (line: string) => void): Report {
  let missed = 0;
  const line = (name: string, value: string, rest = '') =>
    tell(`  ${name.padEnd(nameWidth)} ${value.padEnd(valueWidth)} ${rest}`.trimEnd());
  const promise = (name: string, value: string, promised: string, isKept: boolean) => {
    if (!isKept) missed += 1;
    line(name, value, `${isKept ? 'kept' : 'MISSED'} (${promised})`);
  };
  return {
    figure: (name, value) => line(name, value),
    promise,
    atMost: (name, value, limit, unit) =>
      promise(name, written(value, unit), `at most ${written(limit, unit)}`, value <= limit),
    atLeast: (name, value, limit, unit) =>
      promise(name, written(value, unit), `at least ${written(limit, unit)}`, value >= limit),
    none: (name, found) => promise(name, String(found), 'none', found === 0),
    note: (text) => tell(`  ${text}`),
    missed: () => missed,
  };
}

/** Times are given in milliseconds and sizes in bytes; they are written in what people say. */
export function written(value: number, unit: Unit): string {
  if (unit === 's') return `${(value / 1000).toFixed(2)} s`;
  if (unit === 'ms') return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  if (unit === 'MB') return `${(value / 1_000_000).toFixed(1)} MB`;
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'ratio' ? value.toFixed(2) : String(Math.round(value * 1000) / 1000);
}
