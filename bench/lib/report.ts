// What a run prints: one line for each figure, and for figures with a target also the target and whether it was met.

export interface Report {
  /** A figure without a target. */
  figure(name: string, value: string): void;
  target(name: string, value: string, targetText: string, isMet: boolean): void;
  atMost(name: string, value: number, limit: number, unit: Unit): void;
  atLeast(name: string, value: number, limit: number, unit: Unit): void;
  none(name: string, found: number): void;
  note(text: string): void;
  missed(): number;
}

export type Unit = 's' | 'ms' | 'MB' | 'kB' | 'ratio' | 'plain';

const nameWidth = 54;
const valueWidth = 18;

export function createReport(print: (line: string) => void): Report {
  let missed = 0;
  const line = (name: string, value: string, rest = '') =>
    print(`  ${name.padEnd(nameWidth)} ${value.padEnd(valueWidth)} ${rest}`.trimEnd());
  const target = (name: string, value: string, targetText: string, isMet: boolean) => {
    if (!isMet) missed += 1;
    line(name, value, `${isMet ? 'met' : 'MISSED'} (${targetText})`);
  };
  return {
    figure: (name, value) => line(name, value),
    target,
    atMost: (name, value, limit, unit) =>
      target(name, written(value, unit), `at most ${written(limit, unit)}`, value <= limit),
    atLeast: (name, value, limit, unit) =>
      target(name, written(value, unit), `at least ${written(limit, unit)}`, value >= limit),
    none: (name, found) => target(name, String(found), 'none', found === 0),
    note: (text) => print(`  ${text}`),
    missed: () => missed,
  };
}

/** Times are given in milliseconds and sizes in bytes; they are printed in readable units. */
export function written(value: number, unit: Unit): string {
  if (unit === 's') return `${(value / 1000).toFixed(2)} s`;
  if (unit === 'ms') return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  if (unit === 'MB') return `${(value / 1_000_000).toFixed(1)} MB`;
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'ratio' ? value.toFixed(2) : String(Math.round(value * 1000) / 1000);
}
