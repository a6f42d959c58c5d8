// Device checks that the server does not have yet, read back from what the device keeps.

export type WaitingCheck = Readonly<{ id: string; note: string; photoCount: number; madeAt: string }>;

/** Latest first, as the server lists those that have arrived. */
export function waitingChecksIn(records: readonly { value: unknown }[]): WaitingCheck[] {
  return records
    .map(({ value }) => value)
    .filter(isWaitingCheck)
    .toSorted((a, b) => b.madeAt.localeCompare(a.madeAt));
}

function isWaitingCheck(value: unknown): value is WaitingCheck {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value) || !('note' in value) || !('photoCount' in value) || !('madeAt' in value))
    return false;
  const { id, note, photoCount, madeAt } = value;
  return (
    typeof id === 'string' &&
    typeof note === 'string' &&
    typeof photoCount === 'number' &&
    typeof madeAt === 'string'
  );
}
