import type { GoKitEnd, GoKitEvent, GoKitLock } from '@schooldog/domain/goKits';
import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { users } from '../../platform/identity/schema.ts';
import { schools } from '../schools/schema.ts';

/** What is pinned on which device. The server has no key and no content of it. */
export const goKits = pgTable(
  'go_kits',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    deviceName: text('device_name').notNull(),
    lock: text('lock').$type<GoKitLock>().notNull(),
    /** The last contact at which session and right were confirmed. */
    timeConfirmed: instant('time_confirmed').notNull(),
    /** From then on the device erases it at its next contact. */
    timeEnded: instant('time_ended'),
    end: text('end').$type<GoKitEnd>(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('go_kits_by_user').on(table.userId, table.timeCreated),
    index('go_kits_by_school').on(table.schoolId),
  ],
);

/** Outlives its kit. A report that is sent again is the same row. */
export const goKitLog = pgTable(
  'go_kit_log',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    kitId: text('kit_id').notNull(),
    userId: text('user_id').notNull(),
    schoolId: text('school_id').notNull(),
    event: text('event').$type<GoKitEvent>().notNull(),
    /** By the clock of the device, which may report it days later. */
    time: instant('time').notNull(),
    timeReported: instant('time_reported').notNull(),
  },
  (table) => [
    uniqueIndex('go_kit_log_by_kit').on(table.kitId, table.time, table.event),
    index('go_kit_log_by_school').on(table.schoolId, table.time),
  ],
);
