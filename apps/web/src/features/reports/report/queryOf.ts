import { type TableReportQuery, tableReportQuerySchema } from '@schooldog/domain/reports';
import type { ReportFilter } from '../reportFilter.ts';

/** What the filter asks a report for; what another report would be asked for falls away. */
export function queryOf(report: TableReportQuery['report'], filter: ReportFilter): TableReportQuery {
  return tableReportQuerySchema.parse({ ...filter, report });
}
