export { chartRows, countIdFor } from './counts.ts';
export { cycleWorker } from './cycle/jobs.ts';
export { insightTopics } from './live.ts';
export { insightProcedures } from './procedures.ts';
export { registerInsightReads } from './reads.ts';
