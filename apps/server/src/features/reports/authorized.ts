// A report for somebody who may run it, at that moment.
import type { Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { canRunReport, type ReportQuery, reportSchools, schoolsOfQuery } from '@schooldog/domain/reports';
import type { Services } from '../../platform/api/context.ts';
import type { ExportContext } from '../../platform/exports/index.ts';
import type { PreparedReport } from '../../platform/reports/index.ts';
import { schoolNames } from '../schools/index.ts';
import { wordsIn } from './words.ts';

export type AuthorizedReport = Readonly<{
  report: PreparedReport;
  schools: Schools;
  /** "Oak Hill Elementary", "All schools", "3 schools" */
  about(language: string): string;
}>;

export async function authorizeReport(
  context: ExportContext<Services>,
  query: ReportQuery,
): Promise<AuthorizedReport> {
  const { services, actor } = context;
  const definition = services.reports.find(({ name }) => name === query.report);
  const chosen = schoolsOfQuery(query);
  if (definition === undefined || !canRunReport(actor, query.report, chosen))
    throw problem('report.notAllowed');
  const schools = chosen.length === 0 ? reportSchools(actor, query.report) : [...new Set(chosen)];
  const [report, names] = await Promise.all([
    definition.prepare(context, query, schools),
    namesOfSchools(services, schools),
  ]);
  return { report, schools, about: (language) => aboutText(names, language) };
}

/** Null for all schools; one that does not exist has no name. */
async function namesOfSchools({ database }: Services, schools: Schools): Promise<readonly string[] | null> {
  if (schools === 'all') return null;
  const known = new Map((await schoolNames(database.db)).map(({ id, name }) => [id, name]));
  return schools.map((id) => known.get(id) ?? '');
}

function aboutText(names: readonly string[] | null, language: string): string {
  const words = wordsIn(language);
  if (names === null) return words('allSchools');
  return names.length === 1 ? (names[0] ?? '') : words('allMySchools', { count: names.length });
}
