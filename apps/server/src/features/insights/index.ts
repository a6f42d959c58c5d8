import type { ServerFeature } from '../../platform/api/feature.ts';
import { schoolsNeedingAttention } from './attentionStore.ts';
import { cycleWorker } from './cycle/jobs.ts';
import { insightTopics } from './live.ts';
import { insightProcedures } from './procedures.ts';

export const insights: ServerFeature<'insights'> = {
  procedures: insightProcedures,
  topics: insightTopics,
  workers: (services) => [cycleWorker(services)],
  hooks: { answers: { 'attention.rows': schoolsNeedingAttention } },
};

export { chartRows, countIdFor } from './counts.ts';
