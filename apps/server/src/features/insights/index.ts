export { insightTopics } from './live.ts';
export { insightProcedures } from './procedures.ts';
export { registerInsightReads } from './reads.ts';
