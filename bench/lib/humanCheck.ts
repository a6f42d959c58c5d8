// The human check, solved as a browser does it: PBKDF2 until a key begins as the challenge requires.
import { pbkdf2Sync } from 'node:crypto';
import { z } from 'zod';
import { askForSure } from './ask.ts';

const answerSchema = z.object({ challenge: z.string() });
const challengeSchema = z.looseObject({
  parameters: z.looseObject({
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
});

/** A solution that works once. */
export async function solvedHumanCheck(serverUrl: string): Promise<string> {
  const { challenge: text } = answerSchema.parse(await askForSure(`${serverUrl}/api/users/humanCheck`));
  const challenge = challengeSchema.parse(JSON.parse(text));
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const counterBytes = Buffer.alloc(4);
  for (let counter = 0; ; counter += 1) {
    counterBytes.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), counterBytes]);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString(
      'hex',
    );
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
  }
}
