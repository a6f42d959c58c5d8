import type { ServerFeature } from '../../platform/api/feature.ts';
import { addAssessment, entriesToAssess } from './assessments.ts';
import { walksNeedingAttention } from './attentionStore.ts';
import { entryInWalk, walkEntriesAtPlace } from './entryStore.ts';
import { walkCsvExport, walkReportExport } from './exports/walkExports.ts';
import { registerWalkImages } from './imageRoute.ts';
import { viewersOfWalkEntry, walkTopics } from './live.ts';
import { walkProcedures } from './procedures.ts';
import { walkActivityReport } from './reports/walkActivity.ts';
import { walksAtSchool, walkTiles } from './schoolTileStore.ts';
import { walkWorkers } from './workers.ts';

export const walks: ServerFeature<'walks'> = {
  procedures: walkProcedures,
  topics: walkTopics,
  routes: registerWalkImages,
  workers: walkWorkers,
  hooks: {
    on: { 'walk.assessmentAdded': addAssessment },
    answers: {
      'file.viewers': viewersOfWalkEntry,
      'attention.rows': walksNeedingAttention,
      'entry.inWalk': entryInWalk,
      'place.references': walkEntriesAtPlace,
      'school.tiles': walkTiles,
      'school.uses': walksAtSchool,
      'walk.entries': entriesToAssess,
    },
  },
  exports: [walkReportExport, walkCsvExport],
  reports: [walkActivityReport],
};
