import { walkRules } from '@schooldog/domain/walks';
import type { Services } from '../../../platform/api/context.ts';
import type { ExportContext } from '../../../platform/exports/index.ts';
import { requireMay } from '../../../platform/records/requireMay.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../../schools/index.ts';
import { factsOf, walkRecord } from '../record.ts';
import type { StoredWalk } from '../store.ts';

export type WalkScope = Readonly<{
  walk: StoredWalk;
  school: string;
  district: string;
  timeZone: string;
}>;

/** A walk that the person may view, in review or complete, at a school where they may download reports. */
export async function authorizeWalk(
  { services, actor }: ExportContext<Services>,
  { walkId }: Readonly<{ walkId: string }>,
): Promise<WalkScope> {
  const { db } = services.database;
  const walk = await walkRecord.view(db, actor, walkId);
  requireMay(walkRules.download, actor, factsOf(walk));
  const { districtName: district, timeZone } = await readOrganization(db);
  const school = await findSchool(db, walk.schoolId);
  return { walk, school: school?.name ?? '', district, timeZone };
}
