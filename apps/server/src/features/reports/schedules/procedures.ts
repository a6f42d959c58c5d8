import type { Command, CommandContext } from '../../../platform/api/context.ts';
import { command, done, read } from '../../../platform/api/procedure.ts';
import {
  createSchedule,
  deleteSchedule,
  editSchedule,
  pauseSchedule,
  stopReceivingReport,
  takeOverSchedule,
} from './commands.ts';
import { listSchedules, presenterOf } from './present.ts';
import { scheduleRecord } from './record.ts';
import type { ScheduleRow } from './store.ts';

export const scheduleProcedures = {
  listSchedules: read(({ services, actor }) => listSchedules(services, actor)),
  getScheduleHistory: read(
    ({ services, actor }, { scheduleId, before }: { scheduleId: string; before?: number | undefined }) =>
      scheduleRecord.history(services.database.db, actor, { id: scheduleId, before, ability: 'oversee' }),
  ),
  createSchedule: changing(createSchedule),
  editSchedule: changing(editSchedule),
  pauseSchedule: changing(pauseSchedule),
  takeOverSchedule: changing(takeOverSchedule),
  deleteSchedule: done(deleteSchedule),
  stopReceivingReport: done(stopReceivingReport),
};

/** A command that answers with the schedule as it is now. */
function changing<Input>(change: Command<Input, ScheduleRow>) {
  return command(async (context: CommandContext, input: Input) => {
    const row = await change(context, input);
    const present = await presenterOf(context.services, context.work.tx, context.actor, [row]);
    return present(row);
  });
}
