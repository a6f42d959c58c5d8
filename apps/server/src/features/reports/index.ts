import type { ServerFeature } from '../../platform/api/feature.ts';
import { read } from '../../platform/api/procedure.ts';
import { startExport } from '../../platform/exports/index.ts';
import { boardPacketReport } from './packet/boardPacketReport.ts';
import { previewReport } from './preview.ts';
import { reportsExport } from './reportsExport.ts';
import { reportTopics } from './live.ts';
import { listRuns } from './runs.ts';
import { scheduleWorker } from './schedules/jobs.ts';
import { scheduleProcedures } from './schedules/procedures.ts';

export const reports: ServerFeature<'reports'> = {
  procedures: {
    previewReport: read(previewReport),
    generateReportCsv: startExport(reportsExport, 'csv'),
    generateReportPdf: startExport(reportsExport, 'pdf'),
    listRuns: read(listRuns),
    ...scheduleProcedures,
  },
  topics: reportTopics,
  workers: (services, log) => [scheduleWorker(services, log)],
  exports: [reportsExport],
  reports: [boardPacketReport],
};
