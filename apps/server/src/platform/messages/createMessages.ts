import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { createSender, type Messages } from './messages.ts';
import { createOutlets, type Outlets } from './outlets/outlets.ts';
import { readVapidKeys } from './vapid.ts';

/** What features use, and the ways out that the workers use and that are closed at a stop. */
export async function createMessages(
  parts: Readonly<{ config: Config; database: Database; makeId(): string }>,
): Promise<Messages & Readonly<{ outlets: Outlets }>> {
  const { config, database, makeId } = parts;
  const vapid = await readVapidKeys(database.db, config);
  const outlets = createOutlets({ config, vapid });
  return { ...createSender({ outlets, vapid, makeId }), outlets };
}
