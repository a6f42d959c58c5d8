import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** A kept answer has become old. */
export const countAgain = defineJob({
  name: 'workOrders.countAgain',
  data: z.object({ id: z.string() }),
  retryLimit: 1,
});

/** After a change of the calendar, and every hour to catch up: the time zone of the district counts as well. */
export const measureOrders = defineJob({
  name: 'workOrders.measureOrders',
  data: z.object({}),
  cron: '21 * * * *',
});

export const forgetAnswers = defineJob({
  name: 'workOrders.forgetAnswers',
  data: z.object({}),
  cron: '31 3 * * *',
});

/** Some time after a month has passed, and for months of which an order changed later. */
export const keepMonths = defineJob({
  name: 'workOrders.keepMonths',
  data: z.object({}),
  cron: '41 * * * *',
});
