// argon2id (the library's default) at the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane. Hashing runs
// off the event loop.
import { hash, verify } from '@node-rs/argon2';

const owaspParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, owaspParameters);
}

export function verifyPassword(data: { password: string; hash: string }): Promise<boolean> {
  return verify(data.hash, data.password);
}
