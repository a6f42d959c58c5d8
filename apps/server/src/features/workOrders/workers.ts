import type { Services } from '../../platform/api/context.ts';
import { type JobWorker, worker } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/logging/log.ts';
import { forgetOldAnswers, recount } from './analytics/analytics.ts';
import { countAgain, forgetAnswers, keepMonths, measureOrders } from './analytics/jobs.ts';
import { keepPassedMonths } from './analytics/keepMonths.ts';
import { measureAllOrders } from './analytics/measure.ts';
import { createPlanned, releaseWork, sendUpdates, startScheduled } from './jobs.ts';
import { createKeptPlans } from './keptPlans.ts';
import { releaseWorkOf } from './releaseWork.ts';
import { sendPendingUpdates } from './sendUpdates.ts';
import { startDueWorkOrders } from './startScheduled.ts';

export function workOrderWorkers(services: Services, log: Log): JobWorker[] {
  return [
    worker(sendUpdates, ({ workOrderId }) =>
      services.work({ userId: null }, (work) => sendPendingUpdates(work, services, workOrderId)),
    ),
    worker(startScheduled, () => startDueWorkOrders(services)),
    worker(releaseWork, ({ userId }) => releaseWorkOf(services, userId)),
    worker(countAgain, ({ id }) => recount(services, id)),
    worker(measureOrders, () => measureAllOrders(services)),
    worker(keepMonths, () => keepPassedMonths(services)),
    worker(forgetAnswers, () => forgetOldAnswers(services)),
    worker(createPlanned, () => createKeptPlans(services, log)),
  ];
}
