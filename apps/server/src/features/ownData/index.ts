import type { ServerFeature } from '../../platform/api/feature.ts';
import { done, read } from '../../platform/api/procedure.ts';
import { cancelOwnDataExport, startOwnDataExport } from './commands.ts';
import { registerDownloadRoute } from './downloadRoute.ts';
import { ownDataTopics } from './live.ts';
import { getOwnDataExport } from './read.ts';
import { ownDataWorkers } from './workers.ts';

export const ownData: ServerFeature<'ownData'> = {
  procedures: {
    getOwnDataExport: read(getOwnDataExport),
    startOwnDataExport: done(startOwnDataExport),
    cancelOwnDataExport: done(cancelOwnDataExport),
  },
  topics: ownDataTopics,
  routes: registerDownloadRoute,
  workers: ownDataWorkers,
};
