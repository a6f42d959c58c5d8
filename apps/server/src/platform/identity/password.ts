// argon2id (the library's default) at the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane. Hashing runs
// off the event loop, and so few at a time that a processor and a thread of the pool stay free for other requests.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from '../database/database.ts';
import { createGate } from '../gate/gate.ts';
import { passwords } from './schema.ts';

export type PasswordCost = Readonly<{ memoryCost: number; timeCost: number; parallelism: number }>;

const owaspParameters: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Node's pool has four threads, which also read files. */
const gate = createGate(Math.max(1, Math.min(3, availableParallelism() - 1)));

export type Passwords = Readonly<{
  hash(password: string): Promise<string>;
  verify(data: { password: string; hash: string }): Promise<boolean>;
  /** An address without a password is checked against this hash, so that it takes as long as any other. */
  unknown(): Promise<string>;
}>;

/** Tests that try hundreds of passwords say a lower cost. */
export function createPasswords(cost = owaspParameters): Passwords {
  let unknown: Promise<string> | undefined;
  const hashed = (password: string) => gate(1, () => hash(password, cost));
  return {
    hash: hashed,
    verify: (data) => gate(1, () => verify(data.hash, data.password)),
    unknown: () => (unknown ??= hashed(randomBytes(24).toString('base64url'))),
  };
}

export async function savePassword(
  tx: Transaction,
  person: { userId: string; hash: string; now: Date },
): Promise<void> {
  const { userId, hash: saved, now } = person;
  await tx
    .insert(passwords)
    .values({ userId, hash: saved, timeUpdated: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash: saved, timeUpdated: now } });
}
