import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** A minute after a change that people are notified about. */
export const sendUpdates = defineJob({
  name: 'workOrders.sendUpdates',
  data: z.object({ workOrderId: z.string() }),
});

/** Shortly after midnight, and every hour to catch up with days on which no server ran. */
export const startScheduled = defineJob({
  name: 'workOrders.startScheduled',
  data: z.object({}),
  cron: '1 * * * *',
});

/** After an account was deleted. */
export const releaseWork = defineJob({
  name: 'workOrders.releaseWork',
  data: z.object({ userId: z.string() }),
});

/** For orders that were planned in entries before work orders existed, or while they were turned off. */
export const createPlanned = defineJob({
  name: 'workOrders.createPlanned',
  data: z.object({}),
  cron: '11 * * * *',
});
