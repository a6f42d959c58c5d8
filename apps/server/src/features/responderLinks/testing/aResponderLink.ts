// Existing links, inserted directly.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import type { Database } from '../../../platform/database/database.ts';
import { hashOfToken, newToken } from '../../../platform/identity/tokens.ts';
import { responderLinks } from '../schema.ts';

type Facts = Partial<typeof responderLinks.$inferInsert> &
  Readonly<{ schoolId: string; createdByUserId: string }>;

/** Live, for the whole plan without contacts. */
export async function aResponderLink(
  database: Database,
  facts: Facts,
): Promise<{ id: string; token: string; email: string }> {
  const token = newToken();
  const row = {
    id: makeId(randomBytes),
    tokenHash: hashOfToken(token),
    personName: 'Sam Rivera',
    agency: 'Oak County Fire',
    email: 'sam@fire.example',
    timeExpires: new Date(Date.now() + 24 * 60 * 60 * 1000),
    ...facts,
  };
  await database.db.insert(responderLinks).values(row);
  return { id: row.id, token, email: row.email };
}
