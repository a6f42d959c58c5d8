// What follows when the file of a recipient is ready, or could not be made.
import { maxPdfEntries } from '@schooldog/domain/entries';
import { withFailedRun } from '@schooldog/domain/reports';
import type { Services } from '../../../platform/api/context.ts';
import type { Language } from '../../../platform/messages/index.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { wordsIn } from '../words.ts';
import { takeRun } from './runStore.ts';
import { lockSchedule, type ScheduleRow, updateSchedule } from './store.ts';

/** Once a run: somebody who starts it again sees for themselves what becomes of it. */
export async function tellOfScheduled(
  work: Work,
  services: Services,
  { exportId, userId, problem }: Readonly<{ exportId: string; userId: string; problem: string | null }>,
): Promise<void> {
  const run = await takeRun(work.tx, exportId);
  if (run === undefined) return;
  const schedule = await lockSchedule(work.tx, run.scheduleId);
  if (schedule === undefined) return;
  if (problem === null) await tellRecipient(work, services, schedule, { exportId, userId });
  else await noteFailure(work, services, schedule, { day: run.day, problem });
}

/** The mail carries only the kind of report and the link to the run. */
async function tellRecipient(
  work: Work,
  services: Services,
  { query }: ScheduleRow,
  { exportId, userId }: Readonly<{ exportId: string; userId: string }>,
): Promise<void> {
  const valuesIn = (spoken: Language) => ({ reportName: wordsIn(spoken)(`titles.${query.report}`) });
  await notify(work, services, {
    kind: 'reportBySchedule',
    userIds: [userId],
    values: valuesIn('en'),
    valuesIn,
    url: `/reports?run=${exportId}`,
  });
}

/** The owner is told of the first file of a day only: the others fail for the same reason. */
async function noteFailure(
  work: Work,
  services: Services,
  schedule: ScheduleRow,
  { day, problem }: Readonly<{ day: string; problem: string }>,
): Promise<void> {
  const { lastResult: result } = schedule;
  if (result?.day !== day) return;
  updateSchedule(work, schedule.id, { lastResult: withFailedRun(result), timeUpdated: work.now });
  if (result.failed === 0) await tellOwnerOfFailure(work, services, schedule, problem);
}

export async function tellOwnerOfFailure(
  work: Work,
  services: Services,
  { title, ownerUserId }: ScheduleRow,
  problem: string,
): Promise<void> {
  const reason = problem === 'entry.tooManyForPdf' ? 'tooLong' : 'other';
  const valuesIn = (spoken: Language) => ({
    title,
    reason: wordsIn(spoken)(`notMade.${reason}`, { limit: maxPdfEntries }),
  });
  await notify(work, services, {
    kind: 'reportFailed',
    userIds: [ownerUserId],
    values: valuesIn('en'),
    valuesIn,
    url: '/reports',
  });
}
