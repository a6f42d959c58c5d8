import type { ServerFeature } from '../../platform/api/feature.ts';
import { exportWorkers, registerExportRoutes } from '../../platform/exports/index.ts';
import { exportTopics } from './live.ts';
import { exportProcedures } from './procedures.ts';

export const exports: ServerFeature<'exports'> = {
  procedures: exportProcedures,
  topics: exportTopics,
  routes: registerExportRoutes,
  workers: exportWorkers,
};
