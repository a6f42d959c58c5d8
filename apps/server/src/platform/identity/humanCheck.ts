// Required before a mail or a code is sent: a small task that costs a browser a fraction of a second and slows down a
// robot. It needs no outside host; a hosted check could implement the same two functions.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { usedHumanChecks } from './schema.ts';
import { hashOfToken } from './tokens.ts';

export type HumanCheck = Readonly<{
  /** The JSON text of a challenge. */
  challenge(): Promise<string>;
  /** True once for each challenge: a used solution is rejected. */
  verify(solution: string): Promise<boolean>;
}>;

const lifetimeMilliseconds = 10 * 60 * 1000;
/** Some 250,000 rounds in all: under half a second on an old phone, and never more than twice the mean. */
const task = { algorithm: 'PBKDF2/SHA-256', cost: 2000 } as const;
const counters = { least: 50, most: 200 } as const;

/**
 * A solution is the base64 of the JSON `{ challenge, solution }`: the challenge as it came, parsed, and what
 * `solveChallenge` of altcha-lib returned for it with `deriveKey` of `altcha-lib/algorithms/web/pbkdf2`.
 */
const solutionSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(task.algorithm),
      cost: z.literal(task.cost),
      nonce: z.string(),
      salt: z.string(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ expiresAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export function createHumanCheck(parts: { db: Db; secret: string; clock(): Date }): HumanCheck {
  const { db, secret, clock } = parts;
  const secrets = {
    hmacSignatureSecret: `${secret} human check`,
    hmacKeySignatureSecret: `${secret} human check key`,
  };

  return {
    challenge: async () => {
      const counter = randomInt(counters.most, counters.least);
      // The library's own expiry uses the machine clock; ours uses the server clock.
      const data = { expiresAt: clock().getTime() + lifetimeMilliseconds };
      return JSON.stringify(await createChallenge({ ...task, ...secrets, counter, data, deriveKey }));
    },
    verify: async (text) => {
      const solved = solutionSchema.safeParse(parsed(text)).data;
      if (solved === undefined) return false;
      const { verified } = await verifySolution({ ...solved, ...secrets, deriveKey });
      const { nonce, data } = solved.challenge.parameters;
      if (!verified || data.expiresAt <= clock().getTime()) return false;
      const used = await db
        .insert(usedHumanChecks)
        .values({ hash: hashOfToken(nonce), expiresAt: new Date(data.expiresAt) })
        .onConflictDoNothing()
        .returning({ hash: usedHumanChecks.hash });
      return used.length === 1;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
