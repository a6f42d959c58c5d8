import type { ServerFeature } from '../../platform/api/feature.ts';
import { schoolsNeedingAttention } from './attentionStore.ts';
import { cycleWorker } from './cycle/jobs.ts';
import { insightTopics } from './live.ts';
import { insightProcedures } from './procedures.ts';
import { goalTiles } from './schoolTileStore.ts';

export const insights: ServerFeature<'insights'> = {
  procedures: insightProcedures,
  topics: insightTopics,
  workers: (services) => [cycleWorker(services)],
  hooks: { answers: { 'attention.rows': schoolsNeedingAttention, 'school.tiles': goalTiles } },
};

export { chartRows, countIdFor } from './counts.ts';
export { schoolLedByMonth } from './store.ts';
