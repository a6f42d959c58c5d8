export { defineReport } from './defineReport.ts';
export type {
  PreparedReport,
  ReportColumn,
  ReportDefinition,
  ReportFact,
  ReportRequest,
  ReportSource,
} from './definition.ts';
