// The district's own settings that the platform needs: the name in mails, the time zone of the clock.
import { organizationOf, type OrganizationSettings } from '@schooldog/domain/settings';
import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { settings } from './schema.ts';

/** A document that was never saved reads as its defaults. */
export async function readOrganization(reader: Reader): Promise<OrganizationSettings> {
  const [row] = await reader
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, 'organization'));
  return organizationOf(row?.value ?? {});
}
