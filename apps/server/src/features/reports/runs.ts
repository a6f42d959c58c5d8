// What was run before: everyone sees their own, those who manage the district see that all of them were run.
import type { ReportRun } from '@schooldog/contract/reports';
import { holds } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { reportLimits, reportQuerySchema } from '@schooldog/domain/reports';
import type { SignedInContext } from '../../platform/api/context.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import { type ExportRow, listExports, presentExport } from '../../platform/exports/index.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';

/** The reports of a walk are run from the walk. */
const names = ['reports', 'walkReports'];

export async function listRuns(
  { services, actor }: SignedInContext,
  { everyone = false, before }: Readonly<{ everyone?: boolean | undefined; before?: string | undefined }>,
): Promise<{ runs: ReportRun[]; next: string | null }> {
  if (everyone && !holds(actor, 'manage district')) throw problem('report.runsNotAllowed');
  const { db } = services.database;
  const { rows, next } = await keysetPage({
    cursor: before,
    size: reportLimits.runsAtATime,
    key: byTime<ExportRow>(({ timeCreated: time, id }) => ({ time, id })),
    read: (after, limit) => listExports(db, { userId: everyone ? null : actor.userId, names, after, limit }),
  });
  const people = await namesOf(
    db,
    rows.map(({ requestedByUserId }) => requestedByUserId),
  );
  const now = services.clock();
  return { runs: rows.map((row) => presentRun(row, people, now)), next };
}

function presentRun(row: ExportRow, people: ReadonlyMap<string, string>, now: Date): ReportRun {
  const { url: _link, ...shown } = presentExport(row, now);
  const query = reportQuerySchema.safeParse(row.query);
  return {
    ...shown,
    query: query.success ? query.data : null,
    downloads: row.downloads,
    requestedByUserId: row.requestedByUserId,
    requestedByName: people.get(row.requestedByUserId) ?? null,
  };
}
