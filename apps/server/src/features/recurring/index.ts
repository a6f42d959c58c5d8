import type { ServerFeature } from '../../platform/api/feature.ts';
import { recurringTopics } from './live.ts';
import { recurringProcedures } from './procedures.ts';
import { countSeriesAt } from './store.ts';

export const recurring: ServerFeature<'recurring'> = {
  procedures: recurringProcedures,
  topics: recurringTopics,
  hooks: {
    answers: {
      'school.uses': async (reader, { schoolId }) => ({
        kind: 'recurringWorkOrders',
        count: await countSeriesAt(reader, schoolId),
      }),
    },
  },
};
