// Reminds principals a week and a day before a drill is due. The hour is checked here and not by the schedule, so that
// neither a clock change nor a server that was down makes a difference.
import { reminderDay } from '@schooldog/domain/dates';
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import { claimDay, lastSentDay } from '../../../platform/jobs/sentDays.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { readDrillRules } from '../rules.ts';
import { drillReminders } from '../schema.ts';
import { sendReminders } from './sendReminders.ts';

const remindOfDrills = defineJob({
  name: 'drills.remind',
  data: z.object({}),
  retryLimit: 1,
  cron: '4 * * * *',
});

export function reminderWorker(services: Services): JobWorker {
  return worker(remindOfDrills, () =>
    services.work({ userId: null }, async (work) => {
      const { timeZone } = await readOrganization(work.tx);
      const today = reminderDay(work.now.toISOString(), timeZone);
      const document = await readDrillRules(work.tx);
      if (today === null || !document.isEnabled) return;
      const lastSent = await lastSentDay(work.tx, drillReminders, today);
      if (!(await claimDay(work.tx, drillReminders, { day: today, now: work.now }))) return;
      await sendReminders(work, services, { document, today, lastSent });
    }),
  );
}
