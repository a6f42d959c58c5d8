// Series of work orders as the server would send them.
import type { ShownSeries } from '@schooldog/contract/recurring';
import { oakHill, somebodyElse } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

export function aSeries(facts: Partial<ShownSeries> = {}): ShownSeries {
  return {
    id: 'series00000000000000',
    title: 'Change air filters',
    schoolIds: [oakHill.id],
    recurrenceStartDate: '2026-01-31',
    recurrenceEndDate: null,
    recurrenceInterval: 3,
    recurrenceUnit: 'Months',
    closedDayRule: 'keep',
    whileOpen: 'create',
    workOrderData: {
      description: 'Change the filters of all air handlers.',
      priority: 'Medium',
      boardId: null,
      assignedUserIds: [],
      location: 'Roof',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      notes: '',
      customFields: {},
      dueInDays: 7,
    },
    createdByUserId: somebodyElse.id,
    createdByName: somebodyElse.name,
    ownerUserId: somebodyElse.id,
    ownerName: somebodyElse.name,
    needsOwner: false,
    isPaused: false,
    pausedSchoolIds: [],
    doneThrough: null,
    nextDate: { nominal: '2027-01-31', day: '2027-02-01' },
    lastOrder: {
      id: 'workOrder00000000000',
      publicId: 1042,
      schoolId: oakHill.id,
      status: 'Started',
      timeCreated: time,
    },
    timeCreated: time,
    timeUpdated: time,
    ...facts,
  };
}
