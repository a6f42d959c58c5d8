// Which statements may use the shared connections: plain reads that were quick in their last hundred runs. A slow one
// would delay every request that shares the connection.

const windowSize = 100;
const quickMilliseconds = 5;
const slowMilliseconds = 50;

type Window = { runs: number; late: number };

export type QuickStatements = Readonly<{
  isQuick(text: string): boolean;
  /** Records how long this process waited for a run, wherever it ran. */
  ran(text: string, milliseconds: number): void;
}>;

export function quickStatements(): QuickStatements {
  const quick = new Set<string>();
  const windows = new Map<string, Window>();
  return {
    isQuick: (text) => quick.has(text),
    ran: (text, milliseconds) => {
      if (milliseconds > slowMilliseconds) {
        quick.delete(text);
        windows.delete(text);
        return;
      }
      const window = windows.get(text) ?? { runs: 0, late: 0 };
      window.runs += 1;
      if (milliseconds >= quickMilliseconds) window.late += 1;
      if (window.runs < windowSize) {
        windows.set(text, window);
        return;
      }
      windows.delete(text);
      // At most one in a hundred: its 99th percentile is below.
      if (window.late <= windowSize / 100 && isPlainRead(text)) quick.add(text);
      else quick.delete(text);
    },
  };
}

/** Autocommit and without locks or effects, so that it may be run again. */
export function isPlainRead(text: string): boolean {
  return /^\s*select\b/i.test(text) && !/\bfor\s+(?:no\s+key\s+)?(?:update|(?:key\s+)?share)\b/i.test(text);
}
