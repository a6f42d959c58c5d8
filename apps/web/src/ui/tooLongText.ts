// The one sentence about a text that is too long: it says how long it may be, so that nobody shortens it by trial.
import type { z } from 'zod';
import { textsOf } from '../platform/i18n/texts.ts';

export function tooLongText(maximum: number): string {
  return textsOf('app')('tooLong', { maximum });
}

/** Of what a schema found wrong with a text; null for any other problem. */
export function tooLongTextOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code !== 'too_big' || issue.origin !== 'string') return null;
  return tooLongText(Number(issue.maximum));
}
