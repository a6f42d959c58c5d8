import { intervalSchema } from '@schooldog/domain/eop';

/** Months as typed; null for anything but a whole positive number within the limits. */
export function intervalFrom(typed: string): number | null {
  return /^\s*\d+\s*$/.test(typed) ? (intervalSchema.safeParse(Number(typed)).data ?? null) : null;
}
