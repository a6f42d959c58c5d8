// The schedule as a record: who may do what with it, and what every change leaves behind.
import { problem } from '@schooldog/domain/problems';
import { type ScheduleFacts, scheduleRules } from '@schooldog/domain/reports';
import { defineRecord } from '../../../platform/records/record.ts';
import { noticesOf } from '../live.ts';
import { findSchedule, lockSchedule, type ScheduleRow } from './store.ts';

export const scheduleRecord = defineRecord({
  type: 'reportSchedule',
  find: async (reader, id): Promise<ScheduleRow | undefined> => findSchedule(reader, id),
  lock: async (tx, id): Promise<ScheduleRow | undefined> => lockSchedule(tx, id),
  facts: ({ ownerUserId, recipientUserIds }: ScheduleRow): ScheduleFacts => ({
    ownerUserId,
    recipientUserIds,
  }),
  abilities: scheduleRules,
  missing: () => problem('report.scheduleNotFound'),
  audited: {
    fields: ['title', 'query', 'format', 'time', 'recipientUserIds', 'ownerUserId', 'isPaused', 'needsOwner'],
    values: ({ timeCreated: _created, timeUpdated: _updated, lastResult: _result, ...row }: ScheduleRow) =>
      row,
  },
  notices: (row: ScheduleRow) => noticesOf(row),
});
