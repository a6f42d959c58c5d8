import { createChallenge, verifySolution, type VerifySolutionOptions } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { solve } from './solve.ts';

const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another secret' };

afterEach(() => vi.unstubAllGlobals());

const aTask = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 50, counter: 20, deriveKey, ...secrets });

async function isRight(answer: string): Promise<boolean> {
  const given: Pick<VerifySolutionOptions, 'challenge' | 'solution'> = z
    .object({ challenge: z.any(), solution: z.any() })
    .parse(JSON.parse(atob(answer)));
  return (await verifySolution({ ...given, ...secrets, deriveKey })).verified;
}

it('the solution is accepted by the verifier', async () => {
  expect(await isRight(await solve(JSON.stringify(await aTask())))).toBe(true);
});

it('the challenge is also solved over plain http, where browsers offer no cryptography', async () => {
  const task = JSON.stringify(await aTask());
  vi.stubGlobal('crypto', {});
  const answer = await solve(task);
  vi.unstubAllGlobals();
  expect(await isRight(answer)).toBe(true);
});
