// The human check as a browser solves it.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import type { TestClient } from './app.ts';

const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/** A solution that works once. */
export async function solvedHumanCheck(client: TestClient): Promise<string> {
  const { challenge: text } = await client.users.getHumanCheck();
  const challenge = challengeSchema.parse(JSON.parse(text));
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
