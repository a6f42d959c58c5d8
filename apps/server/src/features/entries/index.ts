import type { ServerFeature } from '../../platform/api/feature.ts';
import { concernsNeedingAttention } from './attentionStore.ts';
import { entriesExport } from './exports/entriesExport.ts';
import { registerEntryImages } from './imageRoute.ts';
import { entryTopics, viewersOfEntry } from './live.ts';
import { monthsOfPlaces, usesOfPlaces } from './placeUsesStore.ts';
import { entryProcedures } from './procedures.ts';
import { rebuildCountsWorker } from './rebuild.ts';
import { entryReport } from './reports/entries.ts';
import { entriesAtSchool, entryTiles } from './schoolTileStore.ts';

export const entries: ServerFeature<'entries'> = {
  procedures: entryProcedures,
  topics: entryTopics,
  routes: registerEntryImages,
  workers: (services, log) => [rebuildCountsWorker(services, log)],
  exports: [entriesExport],
  reports: [entryReport],
  hooks: {
    answers: {
      'file.viewers': viewersOfEntry,
      'place.uses': usesOfPlaces,
      'place.months': monthsOfPlaces,
      'attention.rows': concernsNeedingAttention,
      'school.tiles': entryTiles,
      'school.uses': entriesAtSchool,
    },
  },
};

export { entryCells } from './exports/entryCells.ts';
export { type Labels, readLabels } from './exports/labels.ts';
export { type EntryWithPictures, entrySection } from './exports/pdf/entriesReport.ts';
export { withPictures } from './exports/pdf/pictures.ts';
export type { ExportedEntry } from './exports/store.ts';
export { columnNames as csvColumnNames, sourceWords, wordsIn as entryExportWords } from './exports/words.ts';
export { rebuildEntryCounts } from './rebuild.ts';
export { changeEntry, dropEntry } from './commands.ts';
export { entryNow } from './entryNow.ts';
export { changeImages, dropImages, releaseImages } from './images.ts';
export { addCreatedTasks, entriesWithPlannedOrders } from './plannedStore.ts';
export { type PublishedEntry, publishEntries } from './publish.ts';
export { mayOpenEntry, shownEntriesOf } from './visible.ts';
export { editedEntryRow, newEntryRow } from './rows.ts';
export { type EntryRow, entriesPublishedBy, findEntry, lockEntry, presentEntry } from './store.ts';
