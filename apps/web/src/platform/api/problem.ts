// A failed request: the server's problem with its code, or no answer at all.
import { ORPCError } from '@orpc/client';

export type Refusal = Readonly<{ code: string; status: number; data: unknown }>;

export const noAnswer: Refusal = { code: 'network.noAnswer', status: 0, data: {} };

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ORPCError)) return noAnswer;
  const data: unknown = error.data;
  return { code: String(error.code), status: error.status, data };
}

/** No answer, or one that a retry may improve: nothing about the request itself was wrong. */
export function isPassing(refusal: Refusal): boolean {
  return refusal.status === 0 || refusal.status === 429 || refusal.status >= 500;
}
