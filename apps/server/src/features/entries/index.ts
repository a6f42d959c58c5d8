export { entryExportWorkers, registerEntryExportRoutes } from './exports/index.ts';
export { registerEntryImages } from './imageRoute.ts';
export { entryTopics } from './live.ts';
export { placeUses } from './placeUsesStore.ts';
export { entryProcedures } from './procedures.ts';
export { rebuildCountsWorker, rebuildEntryCounts } from './rebuild.ts';
export { registerEntryReads } from './reads.ts';
export { findEntry } from './store.ts';
