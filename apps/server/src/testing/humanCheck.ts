// The human check as a browser solves it, and a cheap way for tests that are about something else.
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey as deriveKeyOfServer } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import { testSecret, type TestClient } from './app.ts';

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
  return packed(challenge, solution);
}

/** The same for a challenge that the server never gave out, signed with its secret and easy to solve. */
export async function easyHumanCheck(now = new Date()): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    counter: 1,
    data: { expiresAt: now.getTime() + 600_000 },
    hmacSignatureSecret: `${testSecret} human check`,
    hmacKeySignatureSecret: `${testSecret} human check key`,
    deriveKey: deriveKeyOfServer,
  });
  return packed(challenge, await solveChallenge({ challenge, deriveKey }));
}

function packed(challenge: unknown, solution: unknown): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
