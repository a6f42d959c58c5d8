import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { WorkRunner } from '../work/work.ts';
import type { DeliveryParts } from './delivery.ts';
import { createSender, type Messages } from './messages.ts';
import { createOutlets } from './outlets/outlets.ts';
import { readVapidKeys } from './vapid.ts';

/** What features use, and what `messageWorkers` needs; the outlets are closed at a stop. */
export async function createMessages(
  parts: Readonly<{ config: Config; database: Database; work: WorkRunner; makeId(): string; log: Log }>,
): Promise<Messages & DeliveryParts> {
  const { config, database, work, makeId, log } = parts;
  const vapid = await readVapidKeys(database.db, config);
  const outlets = createOutlets({ config, vapid });
  return { ...createSender({ outlets, vapid, makeId }), outlets, work, log };
}
