// Existing series, stored directly.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import type { OrderTemplate, SeriesForm } from '@schooldog/domain/recurring';
import type { Database } from '../../../platform/database/database.ts';
import { recurringWorkOrders } from '../schema.ts';

export const newId = () => makeId(randomBytes);

export function aTemplate(facts: Partial<OrderTemplate> = {}): OrderTemplate {
  return {
    description: 'Change the filters of every air handler.',
    priority: 'Medium',
    boardId: null,
    assignedUserIds: [],
    location: 'Mechanical room',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    notes: '',
    customFields: {},
    dueInDays: 14,
    ...facts,
  };
}

/** Every week from the first of December 2026. */
export function aSeriesForm(facts: Pick<SeriesForm, 'schoolIds'> & Partial<SeriesForm>): SeriesForm {
  return {
    title: 'Change the filters',
    recurrenceStartDate: '2026-12-01',
    recurrenceEndDate: null,
    recurrenceInterval: 1,
    recurrenceUnit: 'Weeks',
    closedDayRule: 'keep',
    whileOpen: 'create',
    workOrderData: aTemplate(),
    ...facts,
  };
}

type Facts = Pick<typeof recurringWorkOrders.$inferInsert, 'schoolIds' | 'ownerUserId'> &
  Partial<typeof recurringWorkOrders.$inferInsert>;

export async function aSeriesOf(
  database: Database,
  { schoolIds = [], ...facts }: Facts,
): Promise<{ id: string }> {
  const row = {
    ...aSeriesForm({ schoolIds }),
    id: newId(),
    createdByUserId: facts.ownerUserId,
    ...facts,
  };
  await database.db.insert(recurringWorkOrders).values(row);
  return { id: row.id };
}
