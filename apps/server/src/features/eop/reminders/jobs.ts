// Reminds points of contact of certifications. The hour is checked here and not by the schedule, so that neither a
// clock change nor a server that was down makes a difference.
import { reminderDay } from '@schooldog/domain/dates';
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import { claimDay, lastSentDay } from '../../../platform/jobs/sentDays.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { eopReminders } from '../schema.ts';
import { sendReminders } from './sendReminders.ts';

const remindOfPlans = defineJob({
  name: 'eop.remind',
  data: z.object({}),
  retryLimit: 1,
  cron: '9 * * * *',
});

/** The people of a demo district do not exist. */
export function reminderWorker(services: Services): JobWorker {
  return worker(remindOfPlans, () =>
    services.work({ userId: null }, async (work) => {
      if ((await services.readDemoSignIn()) !== undefined) return;
      const app = await services.readApp();
      if (!app.enableEops) return;
      const { timeZone } = await readOrganization(work.tx);
      const today = reminderDay(work.now.toISOString(), timeZone);
      if (today === null) return;
      const lastSent = await lastSentDay(work.tx, eopReminders, today);
      if (!(await claimDay(work.tx, eopReminders, { day: today, now: work.now }))) return;
      await sendReminders(work, services, { today, lastSent, timeZone });
    }),
  );
}
