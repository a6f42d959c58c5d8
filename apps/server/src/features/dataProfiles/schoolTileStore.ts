// The number of places on a school's page.
import { canManageDataProfiles } from '@schooldog/domain/dataProfiles';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { and, count, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { isChoosable } from './profileStore.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

const placesAt = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db
    .select({ count: count() })
    .from(dataProfiles)
    .innerJoin(dataProfileOptions, eq(dataProfileOptions.dataProfileId, dataProfiles.id))
    .where(and(eq(dataProfiles.schoolId, schoolId), eq(dataProfiles.isArchived, false), isChoosable)),
);

export async function locationTiles(
  reader: Reader,
  { schoolId, actor }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  if (!canManageDataProfiles(actor, schoolId)) return [];
  const [places] = await placesAt(reader, { schoolId });
  return [{ key: 'locations', count: places?.count ?? 0 }];
}

export async function listsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader
    .select({ count: count() })
    .from(dataProfiles)
    .where(eq(dataProfiles.schoolId, schoolId));
  return { kind: 'locationLists' as const, count: row?.count ?? 0 };
}
