// Orders that were planned before work orders existed, or while they were turned off. Entry by entry, each in a
// transaction of its own, so that it goes on where it stopped.
import type { Services } from '../../platform/api/context.ts';
import type { Log } from '../../platform/logging/log.ts';
import { addCreatedTasks, entriesWithPlannedOrders, lockEntry, presentEntry } from '../entries/index.ts';
import { createPlannedOrders } from './planned.ts';

const atOnce = 200;

export async function createKeptPlans(services: Services, log: Log): Promise<void> {
  const { enableWorkOrders } = await services.readApp();
  if (!enableWorkOrders) return;
  for (let after = ''; ;) {
    const entryIds = await entriesWithPlannedOrders(services.database.db, { after, limit: atOnce });
    for (const entryId of entryIds)
      await createOf(services, entryId).catch((error: unknown) =>
        log.warn({ err: error, entryId }, 'the planned work orders of an entry were not created'),
      );
    const last = entryIds.at(-1);
    if (last === undefined || entryIds.length < atOnce) return;
    after = last;
  }
}

async function createOf(services: Services, entryId: string): Promise<void> {
  await services.work({ userId: null }, async (work) => {
    const entry = await lockEntry(work.tx, entryId);
    if (entry === undefined) return;
    const created = await createPlannedOrders(work, services, [presentEntry(entry)], { isLate: true });
    await addCreatedTasks(work, entry, created.get(entryId) ?? []);
  });
}
