// The challenge that a request for a mail or a code has to solve. It takes a fraction of a second, off the
// main thread.
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveInBrowser } from 'altcha-lib/algorithms/web/pbkdf2';

const deriveWithoutBrowser: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/** The answer as the server reads it: the base64 of the challenge and of its solution. */
export async function solve(text: string): Promise<string> {
  const challenge: unknown = JSON.parse(text);
  if (!isChallenge(challenge)) throw new Error('the human check is none');
  // The type says it is always there; over plain http it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const deriveKey = subtle === undefined ? deriveWithoutBrowser : deriveInBrowser;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the human check has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value;
}
