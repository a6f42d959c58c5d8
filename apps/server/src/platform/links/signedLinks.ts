// Addresses that are signed for one person and soon expire. Their content stays private: only a session of
// that person opens one.
import { problem } from '@schooldog/domain/problems';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The part of the address that proves for whom it was made, and until when. */
export const sealSchema = z.object({ expires: z.string(), user: z.string(), signature: z.string() });
export type Seal = Readonly<z.infer<typeof sealSchema>>;

export type SignedLinks = Readonly<{
  /** `what` names everything that the address identifies; its first word separates the kinds of addresses. */
  seal(what: readonly string[], userId: string): Seal;
  /** Throws unless the signature was made for this person and exactly this, and has not expired. */
  check(what: readonly string[], seal: Seal, userId: string): void;
}>;

/** At least; up to a minute more. */
const lifetimeSeconds = 10 * 60;
/** Links made within the same minute are equal, so that a list read again does not load its pictures again. */
const stepSeconds = 60;

export function createSignedLinks(parts: { secret: string; clock: () => Date }): SignedLinks {
  const seconds = () => Math.floor(parts.clock().getTime() / 1000);
  const sign = (what: readonly string[], expires: string, user: string) =>
    createHmac('sha256', parts.secret)
      .update(JSON.stringify([...what, expires, user]))
      .digest('base64url');

  return {
    seal: (what, user) => {
      const now = seconds();
      const expires = String(Math.ceil(now / stepSeconds) * stepSeconds + lifetimeSeconds);
      return { expires, user, signature: sign(what, expires, user) };
    },
    check: (what, { expires, user, signature }, userId) => {
      const isGenuine = isSame(signature, sign(what, expires, user)) && user === userId;
      if (!isGenuine) throw problem('file.linkInvalid');
      if (Number(expires) <= seconds()) throw problem('file.linkExpired');
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
