import type { ServerFeature } from '../../platform/api/feature.ts';
import { concernsNeedingAttention } from './attentionStore.ts';
import { entriesExport } from './exports/entriesExport.ts';
import { registerEntryImages } from './imageRoute.ts';
import { entryTopics } from './live.ts';
import { monthsOfPlaces, usesOfPlaces } from './placeUsesStore.ts';
import { entryProcedures } from './procedures.ts';
import { rebuildCountsWorker } from './rebuild.ts';

export const entries: ServerFeature<'entries'> = {
  procedures: entryProcedures,
  topics: entryTopics,
  routes: registerEntryImages,
  workers: (services, log) => [rebuildCountsWorker(services, log)],
  exports: [entriesExport],
  hooks: {
    answers: {
      'place.uses': usesOfPlaces,
      'place.months': monthsOfPlaces,
      'attention.rows': concernsNeedingAttention,
    },
  },
};

export { rebuildEntryCounts } from './rebuild.ts';
export { findEntry } from './store.ts';
