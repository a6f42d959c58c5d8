// A drill as the device keeps it while work on it waits to be sent.
import type { ShownDrill } from '@schooldog/contract/drills';
import { drillFormOf, drillMerge, drillValuesOf } from '@schooldog/domain/drills';
import { z } from 'zod';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';

export const updateInputSchema = z.object({ edit: drillMerge.editSchema, withResults: z.boolean() });

export const drillRecord: RecordDeclaration<ShownDrill> = {
  prefix: 'drill:',
  operations: { 'drills.recordDrill': 'create', 'drills.updateDrill': 'edit' },
  read: (value) => (isDrill(value) ? value : undefined),
  apply: (before, input, after) => {
    const { data } = updateInputSchema.safeParse(input);
    // A new one is as it was recorded.
    if (data === undefined) return after;
    return {
      ...before,
      ...drillValuesOf(drillMerge.apply(drillFormOf(before), data.edit).value),
      resultsSavedOn: data.withResults ? after.resultsSavedOn : before.resultsSavedOn,
    };
  },
  photoIds: () => [],
  withPhotos: (drill) => drill,
  timeOf: ({ timeCreated }) => timeCreated,
};

function isDrill(value: unknown): value is ShownDrill {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'timeCreated' in value &&
    typeof value.timeCreated === 'string' &&
    'drillDate' in value &&
    typeof value.drillDate === 'string' &&
    'toImprove' in value &&
    Array.isArray(value.toImprove)
  );
}
