// The drill as a record: who may do what with it, and what every change leaves behind.
import { drillFields, drillRules } from '@schooldog/domain/drills';
import { problem } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { type DrillRow, findDrill, lockDrill } from './store.ts';

export const drillRecord = defineRecord({
  type: 'drill',
  find: async (reader, id): Promise<DrillRow | undefined> => findDrill(reader, id),
  lock: async (tx, id): Promise<DrillRow | undefined> => lockDrill(tx, id),
  facts: ({ schoolId }: DrillRow) => ({ schoolId }),
  abilities: drillRules,
  missing: () => problem('drill.notFound'),
  audited: {
    fields: drillFields,
    values: ({ timeCreated: _timeCreated, timeUpdated: _timeUpdated, ...row }: DrillRow) => row,
  },
  notices: (row: DrillRow) => noticesOf(row),
});
