import type { ServerFeature } from '../../platform/api/feature.ts';
import { seriesNeedingAttention } from './attention.ts';
import { generationWorker } from './generate/jobs.ts';
import { recurringTopics } from './live.ts';
import { recurringProcedures } from './procedures.ts';
import { countSeriesAt, countSeriesAtPlace } from './store.ts';

export const recurring: ServerFeature<'recurring'> = {
  procedures: recurringProcedures,
  topics: recurringTopics,
  workers: (services, log) => [generationWorker(services, log)],
  hooks: {
    answers: {
      'attention.rows': seriesNeedingAttention,
      'place.references': countSeriesAtPlace,
      'school.uses': async (reader, { schoolId }) => ({
        kind: 'recurringWorkOrders',
        count: await countSeriesAt(reader, schoolId),
      }),
    },
  },
};
