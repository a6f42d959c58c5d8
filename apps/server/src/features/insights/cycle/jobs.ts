// Notifies people that a cycle begins, and those of schools that are behind before it ends. The hour is checked here
// and not by the schedule, so that neither a clock change nor a server that was down makes a difference.
import { dueCycleNotice } from '@schooldog/domain/insights';
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { claimNotice } from './store.ts';
import { notifyOfNewCycle, notifyOfNudges } from './notices.ts';

const lookAtCycle = defineJob({
  name: 'insights.lookAtCycle',
  data: z.object({}),
  retryLimit: 1,
  cron: '7 * * * *',
});

export function cycleWorker(services: Services): JobWorker {
  return worker(lookAtCycle, () =>
    services.work({ userId: null }, async (work) => {
      const { timeZone, requiredNumSchoolLedObservations: required } = await readOrganization(work.tx);
      const due = dueCycleNotice(work.now.toISOString(), timeZone);
      if (due === null || required === 0) return;
      if (!(await claimNotice(work.tx, { ...due, now: work.now }))) return;
      const tell = due.kind === 'nudge' ? notifyOfNudges : notifyOfNewCycle;
      await tell(work, services, { ...due, required });
    }),
  );
}
