// Codes are short, so a plain hash could be brute-forced in a second; a key outside the table prevents it.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** `of` is what the code belongs to, so that equal codes have different hashes. */
export type HashOfCode = (of: string, code: string) => string;

export function codeHasher(secret: string): HashOfCode {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'codes', 32));
  return (of, code) => createHmac('sha256', key).update(`${of} ${code}`).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
