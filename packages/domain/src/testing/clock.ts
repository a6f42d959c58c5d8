import { afterEach, beforeEach, vi } from 'vitest';

/** On a school day, 10:00 in the district: no midnight, weekend, month or change of the clock is near. */
export const tuesdayMorning = new Date('2026-10-06T14:00:00.000Z');

/** What is so long before that morning, or after it when the number is negative, as the wire has it. */
export function beforeTuesday(milliseconds: number): string {
  return new Date(tuesdayMorning.getTime() - milliseconds).toISOString();
}

/** Each test of the file takes place on that morning, for the product too; timers run on. */
export function takesPlaceOnTuesday(): void {
  beforeEach(() => void vi.setSystemTime(tuesdayMorning));
  afterEach(() => void vi.useRealTimers());
}
