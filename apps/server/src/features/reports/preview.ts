import type { ReportPreview } from '@schooldog/contract/reports';
import { reportLimits, type TableReportQuery } from '@schooldog/domain/reports';
import type { SignedInContext } from '../../platform/api/context.ts';
import { languageOf } from '../../platform/messages/index.ts';
import { authorizeReport } from './authorized.ts';
import { firstRows } from './firstRows.ts';

/** What a run would give now. */
export async function previewReport(
  { services, actor, signedIn }: SignedInContext,
  input: Readonly<{ query: TableReportQuery; language?: string | undefined }>,
): Promise<ReportPreview> {
  const language = languageOf(input.language ?? signedIn.profile.language);
  const { report } = await authorizeReport({ services, actor }, input.query);
  const [total, facts, columns, rows] = await Promise.all([
    report.total(),
    report.facts(language),
    report.columns(language),
    firstRows(report, { language, most: reportLimits.previewRows }),
  ]);
  return {
    total,
    facts: facts.map(({ name, value }) => ({ name, value })),
    columns: columns.map(({ title, isNumber = false }) => ({ title, isNumber })),
    rows: rows.map((cells) => [...cells]),
  };
}
