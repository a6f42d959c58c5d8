// The entries that go into files.
import type { Opinion } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { and, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Reader } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/isOneOf.ts';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import { files } from '../../../platform/files/schema.ts';
import { batchOfEntries } from '../pageStore.ts';
import type { EntryQuery } from '../entryQuery.ts';

export type ExportedEntry = Readonly<{
  id: string;
  timestamp: Date;
  schoolId: string;
  walkType: SourceType;
  observationType: Opinion;
  observationCategoryId: string;
  observationItemId: string;
  quantity: number;
  location: string;
  comment: string;
  tags: string[];
  reportedBy: string | null;
  walkId: string | null;
  imageIds: string[];
}>;

/** Includes deleted users. */
export const reporterName =
  'coalesce(u.name, (select name from former_people former where former.id = e.reported_by_user_id))';

const exported = `e.id, e.timestamp, e.school_id as "schoolId", e.walk_type as "walkType", e.observation_type as "observationType",
  e.observation_category_id as "observationCategoryId", e.observation_item_id as "observationItemId", e.quantity, e.location, e.comment, e.tags,
  ${reporterName} as "reportedBy",
  e.walk_id as "walkId", e.image_ids as "imageIds"`;

export async function exportedEntries(
  pool: Pool,
  entryQuery: EntryQuery,
  page: { after: TimeKey | null; limit: number },
): Promise<ExportedEntry[]> {
  return batchOfEntries<ExportedEntry>(pool, { entryQuery, ...page }, () => exported);
}

const pictureOwner = 'entry';

/** The pictures that these entries own, by their id. */
export async function picturesOf(
  reader: Reader,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const rows = await reader
    .select()
    .from(files)
    .where(and(eq(files.ownerType, pictureOwner), isOneOf(files.ownerId, entryIds)));
  return new Map(rows.map((file) => [file.id, file]));
}
