import { dateIn } from '@schooldog/domain/dates';
import { inTileOrder, type SchoolTile } from '@schooldog/domain/schools';
import type { SignedInContext } from '../../platform/api/context.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { schoolRecord } from './record.ts';

/** People who can open the school; every tile has its own rule besides. */
export async function getSchoolTiles(
  { services, actor, signedIn }: SignedInContext,
  { schoolId }: Readonly<{ schoolId: string }>,
): Promise<{ tiles: SchoolTile[] }> {
  const { db } = services.database;
  const { timeArchived } = await schoolRecord.view(db, actor, schoolId);
  const now = services.clock();
  const timeZone = await districtTimeZone(db, signedIn.settingsVersions);
  const query = {
    schoolId,
    isArchived: timeArchived !== null,
    actor,
    now,
    today: dateIn(now.toISOString(), timeZone),
  };
  const answers = await services.hooks.collect(db, 'school.tiles', query);
  return { tiles: inTileOrder(answers.flat()) };
}
