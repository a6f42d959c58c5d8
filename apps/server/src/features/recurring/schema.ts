import type {
  ClosedDayRule,
  OrderTemplate,
  RecurrenceUnit,
  RunOutcome,
  SeriesForm,
} from '@schooldog/domain/recurring';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, searchedWordsOf, timeCreated, timeUpdated } from '../../platform/database/columns.ts';

const ids = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Series of work orders. */
export const recurringWorkOrders = pgTable(
  'recurring_work_orders',
  {
    id: id(),
    title: text('title').notNull(),
    schoolIds: ids('school_ids'),
    workOrderData: jsonb('work_order_data').$type<OrderTemplate>().notNull(),
    recurrenceStartDate: date('recurrence_start_date', { mode: 'string' }).notNull(),
    recurrenceEndDate: date('recurrence_end_date', { mode: 'string' }),
    recurrenceInterval: integer('recurrence_interval').notNull(),
    recurrenceUnit: text('recurrence_unit').$type<RecurrenceUnit>().notNull(),
    closedDayRule: text('closed_day_rule').$type<ClosedDayRule>().notNull(),
    whileOpen: text('while_open').$type<SeriesForm['whileOpen']>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    pausedSchoolIds: ids('paused_school_ids'),
    createdByUserId: text('created_by_user_id').notNull(),
    ownerUserId: text('owner_user_id').notNull(),
    /** When it was noticed that the owner is gone; everyone who could take it over is told once. */
    timeOwnerMissed: instant('time_owner_missed'),
    doneThrough: date('done_through', { mode: 'string' }),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    words: searchedWordsOf('words', sql`("title" || ' ' || ("work_order_data" ->> 'description'))`),
  },
  (table) => [
    index('recurring_work_orders_by_title').on(sql`lower(${table.title})`, table.id),
    index('recurring_work_orders_by_school').using('gin', table.schoolIds),
  ],
);

/** What became of a date at a school. The key is why no crash and no second run makes an order twice. */
export const recurringRuns = pgTable(
  'recurring_runs',
  {
    seriesId: text('series_id')
      .notNull()
      .references(() => recurringWorkOrders.id, { onDelete: 'cascade' }),
    schoolId: text('school_id').notNull(),
    nominalDate: date('nominal_date', { mode: 'string' }).notNull(),
    /** When it was dealt with. */
    day: date('day', { mode: 'string' }).notNull(),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    /** The order that was made, or the open one for which the date was skipped; it may be deleted since. */
    workOrderId: text('work_order_id'),
    /** Whether it counts when orders are left untouched; those before a school was resumed do not. */
    isCounted: boolean('is_counted').notNull().default(true),
    /** When people were told about the order. */
    timeNotified: instant('time_notified'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.schoolId, table.nominalDate] }),
    index('recurring_runs_by_date').on(table.seriesId, table.nominalDate, table.schoolId),
    index('recurring_runs_to_notify')
      .on(table.workOrderId)
      .where(sql`${table.outcome} = 'made' and ${table.timeNotified} is null`),
  ],
);

/** What the owner of a series is told in the morning. */
export const recurringNotes = pgTable(
  'recurring_notes',
  {
    id: id(),
    seriesId: text('series_id')
      .notNull()
      .references(() => recurringWorkOrders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'schoolPaused' | 'leftOut' | 'needsOwner'>().notNull(),
    /** The schools concerned. */
    schoolIds: ids('school_ids'),
    /** The person who was left out. */
    userId: text('user_id'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeNotified: instant('time_notified'),
  },
  (table) => [
    index('recurring_notes_to_send')
      .on(table.seriesId)
      .where(sql`${table.timeNotified} is null`),
  ],
);
