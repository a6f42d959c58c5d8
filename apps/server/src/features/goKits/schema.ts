import type { GoKitEvent, GoKitLock } from '@schooldog/domain/goKits';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

/** What is pinned on which device. The server has no key and no content of it. */
export const goKits = pgTable(
  'go_kits',
  {
    id: id(),
    userId: text('user_id').notNull(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    deviceName: text('device_name').notNull(),
    lock: text('lock').$type<GoKitLock>().notNull(),
    /** The last contact at which the right was confirmed. */
    timeConfirmed: instant('time_confirmed').notNull(),
    /** Removed by its owner on another device; the device erases it at its next contact. */
    timeRemoved: instant('time_removed'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('go_kits_by_user').on(table.userId, table.timeCreated),
    index('go_kits_by_school').on(table.schoolId),
  ],
);

export const goKitLog = pgTable(
  'go_kit_log',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    kitId: text('kit_id').notNull(),
    userId: text('user_id').notNull(),
    schoolId: text('school_id').notNull(),
    event: text('event').$type<GoKitEvent>().notNull(),
    /** On the device, which may report it days later. */
    time: instant('time').notNull(),
    timeReported: instant('time_reported').notNull(),
  },
  (table) => [index('go_kit_log_by_school').on(table.schoolId, table.sequence)],
);
