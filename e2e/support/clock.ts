// The servers of the scenarios run by the clock of the machine, so what a scenario sends is timed by it, here alone.

export const nowInMilliseconds = (): number => Date.now();

export const now = (): string => new Date().toISOString();

/** As a date without a time. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
