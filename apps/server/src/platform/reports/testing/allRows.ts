import type { Actor, Schools } from '@schooldog/domain/permissions';
import type { ReportQuery } from '@schooldog/domain/reports';
import type { Services } from '../../api/context.ts';

/** Every row in English, as the CSV has it. */
export async function allRows(
  { services, actor }: Readonly<{ services: Services; actor: Actor }>,
  query: ReportQuery,
  schools: Schools = 'all',
): Promise<(readonly string[])[]> {
  const definition = services.reports.find(({ name }) => name === query.report);
  const report = await definition?.prepare({ services, actor }, query, schools);
  const rows: (readonly string[])[] = [];
  for await (const batch of report?.rows('en') ?? []) rows.push(...batch);
  return rows;
}
