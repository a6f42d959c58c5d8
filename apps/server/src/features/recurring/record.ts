// The series as a record: who may do what with it, and what every change leaves behind.
import { problem } from '@schooldog/domain/problems';
import { recurringRules } from '@schooldog/domain/recurring';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { findSeries, lockSeries, type SeriesRow } from './store.ts';

export const seriesRecord = defineRecord({
  type: 'recurringWorkOrder',
  find: async (reader, id): Promise<SeriesRow | undefined> => findSeries(reader, id),
  lock: async (tx, id): Promise<SeriesRow | undefined> => lockSeries(tx, id),
  facts: () => null,
  abilities: recurringRules,
  missing: () => problem('recurring.notFound'),
  audited: {
    fields: [
      'title',
      'schoolIds',
      'recurrenceStartDate',
      'recurrenceEndDate',
      'recurrenceInterval',
      'recurrenceUnit',
      'closedDayRule',
      'whileOpen',
      'description',
      'priority',
      'boardId',
      'assignedUserIds',
      'location',
      'locationDataProfileId',
      'locationDataProfileOptionId',
      'notes',
      'customFields',
      'dueInDays',
      'isPaused',
      'pausedSchoolIds',
      'ownerUserId',
    ],
    values: ({ workOrderData, timeCreated: _created, timeUpdated: _updated, ...row }: SeriesRow) => ({
      ...workOrderData,
      ...row,
      timeOwnerMissed: null,
    }),
  },
  notices: (row: SeriesRow) => noticesOf(row),
});
