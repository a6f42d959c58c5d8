import type { OwnDataStatus } from '@schooldog/domain/ownData';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';

/** The owner type of an archive's parts, and the record's name in the audit trail. */
export const ownDataOwner = 'ownDataExport';

/** Archives of everything the district owns. Their bytes are files, in parts; the row outlives them. */
export const ownDataExports = pgTable(
  'own_data_exports',
  {
    id: id(),
    requestedByUserId: text('requested_by_user_id').notNull(),
    status: text('status').$type<OwnDataStatus>().notNull(),
    withPlans: boolean('with_plans').notNull(),
    /** The code of the problem that ended it. */
    problem: text('problem'),
    /** Rows that were written, each of them twice, and files. */
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    size: bigint('size', { mode: 'number' }),
    /** Of the whole archive; by it a download that is resumed knows that it is still the same. */
    sha256: text('sha256'),
    downloads: integer('downloads').notNull().default(0),
    timeReady: instant('time_ready'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    // One at a time in the district, whatever the processes do.
    uniqueIndex('own_data_exports_generating')
      .on(table.status)
      .where(sql`${table.status} = 'generating'`),
    index('own_data_exports_by_person').on(table.requestedByUserId, table.timeCreated),
  ],
);
