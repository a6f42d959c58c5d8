import type { ServerFeature } from '../../platform/api/feature.ts';
import { drillLogExport } from './exports/drillLog.ts';
import { drillPdfExport } from './exports/drillPdf.ts';
import { drillsCsvExport } from './exports/drillsCsv.ts';
import { drillsNeedingAttention } from './attention.ts';
import { drillsInCalendar } from './calendar.ts';
import { drillTopics } from './live.ts';
import { drillProcedures } from './procedures.ts';
import { drillComplianceReport } from './reports/drillCompliance.ts';
import { drillLogReport } from './reports/drillLog.ts';
import { reminderWorker } from './reminders/jobs.ts';
import { drillsAtSchool, drillTiles } from './schoolTiles.ts';

export const drills: ServerFeature<'drills'> = {
  procedures: drillProcedures,
  topics: drillTopics,
  workers: (services) => [reminderWorker(services)],
  hooks: {
    answers: {
      'attention.rows': drillsNeedingAttention,
      'calendar.events': drillsInCalendar,
      'school.tiles': drillTiles,
      'school.uses': drillsAtSchool,
    },
  },
  exports: [drillPdfExport, drillsCsvExport, drillLogExport],
  reports: [drillLogReport, drillComplianceReport],
};

export { requirementsAt } from './due.ts';
