// Which statements may use the shared connections: those that were quick a hundred times in a row of runs. A slow one
// would keep everybody waiting who shares the connection with it.

const provedAfter = 100;
const quickMilliseconds = 5;
const slowMilliseconds = 50;

type Proof = { runs: number; late: number };

export type QuickStatements = Readonly<{
  isQuick(text: string): boolean;
  /** Says how long a run took, wherever it ran. */
  ran(text: string, milliseconds: number): void;
}>;

export function quickStatements(): QuickStatements {
  const quick = new Set<string>();
  const proofs = new Map<string, Proof>();
  return {
    isQuick: (text) => quick.has(text),
    ran: (text, milliseconds) => {
      if (milliseconds > slowMilliseconds) {
        quick.delete(text);
        proofs.delete(text);
      } else if (!quick.has(text)) {
        const proof = proofs.get(text) ?? { runs: 0, late: 0 };
        proof.runs += 1;
        if (milliseconds >= quickMilliseconds) proof.late += 1;
        proofs.set(text, proof);
        if (proof.runs < provedAfter) return;
        proofs.delete(text);
        // At most one in a hundred: its 99th percentile is below.
        if (proof.late <= provedAfter / 100) quick.add(text);
      }
    },
  };
}

/** Autocommit and without locks or effects, so that it may be run again. */
export function isPlainRead(text: string): boolean {
  return /^\s*select\b/i.test(text) && !/\bfor\s+(?:no\s+key\s+)?(?:update|(?:key\s+)?share)\b/i.test(text);
}
