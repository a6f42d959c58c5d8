export { defineReport } from './defineReport.ts';
export type { PreparedReport, ReportColumn, ReportFact, ReportRequest, ReportSource } from './definition.ts';
