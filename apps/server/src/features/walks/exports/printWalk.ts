import type { WalkReportQuery } from '@schooldog/contract/walks';
import type { Services } from '../../../platform/api/context.ts';
import type { ExportSource } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { printer } from '../../../platform/pdf/index.ts';
import { type ExportedEntry, readLabels, withPictures } from '../../entries/index.ts';
import { detailedWalk } from '../present.ts';
import { walkReport } from './walkReport.ts';
import type { WalkScope } from './walkScope.ts';

/** The approximate shares of time for scaling pictures and for the layout. */
const share = { pictures: 0.5, layout: 0.4 };

export async function printWalk(
  { services, actor, query, language, scope, onProgress }: ExportSource<WalkReportQuery, WalkScope, Services>,
  path: string,
): Promise<number> {
  printer.warm();
  const { db } = services.database;
  const walk = await detailedWalk(db, scope.walk, services.clock());
  const exported = walk.entries.map(({ timestamp, reportedByName, ...entry }): ExportedEntry => ({
    ...entry,
    timestamp: new Date(timestamp),
    reportedBy: reportedByName,
  }));
  const entries = await withPictures(services, exported, (done) => onProgress(done * share.pictures));
  const names = await namesOf(db, [actor.userId, walk.createdByUserId]);
  const report = walkReport({
    reportType: query.reportType,
    walk,
    entries,
    scope,
    names,
    generatedBy: names.get(actor.userId) ?? '',
    labels: await readLabels(db, language),
    language,
    publicUrl: services.publicUrl,
    now: services.clock(),
  });
  const count = entries.length;
  await printer.print(report, path, (placed) => onProgress(count * (share.pictures + placed * share.layout)));
  return count;
}
