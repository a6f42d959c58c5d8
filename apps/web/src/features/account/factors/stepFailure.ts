// Why a code was not taken, or not sent, in the second step of a sign-in.
import type { Refusal } from '../../../platform/api/problem.ts';

export type StepFailure = Readonly<{
  text: 'wrong' | 'expired' | 'usedUp' | 'tooManyTries' | 'other';
  /** Known for codes that were sent; the last try says so plainly. */
  triesLeft: number | null;
}>;

const texts: Readonly<Record<string, StepFailure['text']>> = {
  'code.wrong': 'wrong',
  'code.expired': 'expired',
  'code.usedUp': 'usedUp',
  'code.tooManyTries': 'tooManyTries',
};

export function stepFailure({ code, data }: Pick<Refusal, 'code' | 'data'>): StepFailure {
  return { text: texts[code] ?? 'other', triesLeft: numberIn(data, 'triesLeft') };
}

/** The session that waited for its second step is gone: only starting again helps. */
export function isOver({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'session.needed';
}

/** When another code can be requested, if the server said so. */
export function waitUntil({ code, data }: Pick<Refusal, 'code' | 'data'>, now: number): string | null {
  const seconds = code === 'code.tooSoon' ? numberIn(data, 'retryAfterSeconds') : null;
  return seconds === null ? null : new Date(now + seconds * 1000).toISOString();
}

function numberIn(data: unknown, key: string): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : null;
}
