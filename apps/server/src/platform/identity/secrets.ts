// Secrets that every process of one district shares: created at the first start, stored in the database,
// never in a file.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { secrets } from './schema.ts';

/** The first process creates the value; all others read it. */
export async function sharedSecret(
  db: Db,
  name: string,
  make: () => string | Promise<string> = () => randomBytes(48).toString('base64url'),
): Promise<string> {
  const known = await findSecret(db, name);
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const stored = await findSecret(db, name);
  if (stored === undefined) throw new Error(`the secret ${name} could not be read back`);
  return stored;
}

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value;
}
