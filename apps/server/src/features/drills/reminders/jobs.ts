// Reminds principals a week and a day before a drill is due. The hour is checked here and not by the schedule, so that
// neither a clock change nor a server that was down makes a difference.
import { reminderDay } from '@schooldog/domain/drills';
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../../platform/jobs/jobs.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { readDrillRules } from '../rules.ts';
import { sendReminders } from './sendReminders.ts';
import { claimDay, lastReminderDay } from './store.ts';

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
      const lastSent = await lastReminderDay(work.tx, today);
      if (!(await claimDay(work.tx, { day: today, now: work.now }))) return;
      await sendReminders(work, services, { document, today, lastSent });
    }),
  );
}
