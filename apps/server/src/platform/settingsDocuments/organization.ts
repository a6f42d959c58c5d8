// The district's own settings that the platform needs: the name in mails, the time zone of the clock.
import { organizationOf, type OrganizationSettings } from '@schooldog/domain/settings';
import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { settings } from './schema.ts';

const stored = statement((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'organization')),
);

/** A document that was never saved reads as its defaults. */
export async function readOrganization(reader: Reader): Promise<OrganizationSettings> {
  const [row] = await stored(reader, {});
  return organizationOf(row?.value ?? {});
}
