import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import {
  type AnalyticsQuestion,
  type WorkOrder,
  workOrderLimits,
  type WorkOrderPriority,
  type WorkOrderStatus,
  type WorkOrderUpdateKind,
} from '@schooldog/domain/workOrders';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import {
  bytes,
  id,
  instant,
  searchedWordsOf,
  timeCreated,
  timeUpdated,
} from '../../platform/database/columns.ts';
import { users } from '../../platform/identity/schema.ts';
import { schools } from '../schools/schema.ts';

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The most people to whom one order is assigned, each at a place of their own. */
const assignees = Array.from(
  { length: workOrderLimits.assignedStaff },
  (_, place) => `assigned_user_ids[${place + 1}]`,
);

function withoutThose(list: string, removed: readonly string[]): SQL {
  return sql.raw(removed.reduce((left, one) => `array_remove(${left}, ${one})`, list));
}

/** What bars are by, and what filters ask for. */
function sharedBars(table: Readonly<Record<BarColumn, ExtraConfigColumn>>) {
  return [table.boardId, table.priority, table.assignedUserIds, table.locationDataProfileOptionId] as const;
}
type BarColumn = 'boardId' | 'priority' | 'assignedUserIds' | 'locationDataProfileOptionId';

/** The numbers that people say on the phone: unique and rising, with gaps. */
export const workOrderNumbers = pgSequence('work_order_numbers', { startWith: 1001 });

export const workOrders = pgTable(
  'work_orders',
  {
    id: id(),
    publicId: integer('public_id').notNull().unique(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    status: text('status').$type<WorkOrderStatus>().notNull(),
    description: text('description').notNull(),
    priority: text('priority').$type<WorkOrderPriority>(),
    boardId: text('board_id'),
    assignedUserIds: texts('assigned_user_ids'),
    followingUserIds: texts('following_user_ids'),
    /** Followers to whom it is neither assigned nor their own: they see it only because they follow it. */
    onlyFollowingUserIds: text('only_following_user_ids')
      .array()
      .notNull()
      .generatedAlwaysAs(withoutThose('following_user_ids', ['created_by_user_id', ...assignees])),
    pinnedByUserIds: texts('pinned_by_user_ids'),
    createdByUserId: text('created_by_user_id').notNull(),
    location: text('location').notNull(),
    locationDataProfileId: text('location_data_profile_id'),
    locationDataProfileOptionId: text('location_data_profile_option_id'),
    dueDate: date('due_date', { mode: 'string' }),
    scheduledStartDate: date('scheduled_start_date', { mode: 'string' }),
    notes: text('notes').notNull().default(''),
    customFields: jsonb('custom_fields').$type<Record<string, string>>().notNull().default({}),
    /** The answers alone, for searches. */
    customAnswers: text('custom_answers').notNull().default(''),
    imageIds: texts('image_ids'),
    entryId: text('entry_id'),
    walkId: text('walk_id'),
    /** Null again when the series is deleted or leaves the school; the title stays. */
    recurringId: text('recurring_id'),
    recurringTitle: text('recurring_title'),
    hasActivityOfOthers: boolean('has_activity_of_others').notNull().default(false),
    commentCount: integer('comment_count').notNull().default(0),
    /** When it was raised, which is earlier than its record if that was done offline. */
    timestamp: instant('timestamp').notNull(),
    timeOriginallyScheduled: instant('time_originally_scheduled'),
    timeOriginallySubmittedForApproval: instant('time_originally_submitted_for_approval'),
    timeCompleted: instant('time_completed'),
    /** What the analytics measure: moments, and the work time between them by the calendar. */
    timeClockStarted: instant('time_clock_started'),
    timeFirstResponded: instant('time_first_responded'),
    timeResponseClockStarted: instant('time_response_clock_started'),
    isReopened: boolean('is_reopened').notNull().default(false),
    responseMinutes: integer('response_minutes'),
    completionMinutes: integer('completion_minutes'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    words: searchedWordsOf(
      'words',
      sql`(((("public_id"::text || ' ' || "description") || ' ' || "notes") || ' ' || "location") || ' ' || "custom_answers")`,
    ),
  },
  (table) => [
    index('work_orders_by_time').on(table.timeCreated, table.id),
    // With the board, so that a page by school, status and board is chosen from the index alone.
    index('work_orders_by_school').on(
      table.schoolId,
      table.status,
      table.timeCreated,
      table.id,
      table.boardId,
    ),
    index('work_orders_by_board').on(table.boardId, table.status, table.timeCreated, table.id),
    index('work_orders_by_status').on(table.status, table.timeCreated, table.id),
    index('work_orders_by_creator').on(table.createdByUserId, table.timeCreated, table.id),
    index('work_orders_by_assignee').using('gin', table.assignedUserIds),
    // Along the time, so that a page of somebody with thousands of orders reads no more than its own.
    ...assignees.map((assignee, place) =>
      index(`work_orders_by_assignee_${place + 1}`)
        .on(sql.raw(`(${assignee})`), table.timeCreated, table.id)
        .where(sql.raw(`${assignee} is not null`)),
    ),
    index('work_orders_by_follower').using('gin', table.followingUserIds),
    index('work_orders_by_only_follower').using('gin', table.onlyFollowingUserIds),
    index('work_orders_by_pin').using('gin', table.pinnedByUserIds),
    index('work_orders_by_word').using('gin', table.words),
    index('work_orders_by_place').on(table.locationDataProfileOptionId, table.timeCreated, table.id),
    index('work_orders_by_entry')
      .on(table.entryId)
      .where(sql`${table.entryId} is not null`),
    index('work_orders_by_series')
      .on(table.recurringId, table.timeCreated, table.id)
      .where(sql`${table.recurringId} is not null`),
    index('work_orders_due')
      .on(table.dueDate, table.id)
      .where(sql`${table.status} in ('New', 'Started')`),
    index('work_orders_scheduled')
      .on(table.scheduledStartDate)
      .where(sql`${table.status} = 'Scheduled'`),
    // For the analytics, which read one of these and never the rows.
    index('work_orders_counted_open')
      .on(table.schoolId, table.status, table.timeCreated, table.dueDate, ...sharedBars(table))
      .where(sql`${table.status} in ('AwaitingApproval', 'Scheduled', 'New', 'Started')`),
    index('work_orders_counted_created').on(table.timeCreated, table.schoolId, ...sharedBars(table)),
    index('work_orders_counted_completed')
      .on(
        table.timeCompleted,
        table.schoolId,
        table.dueDate,
        table.isReopened,
        table.responseMinutes,
        table.completionMinutes,
        ...sharedBars(table),
      )
      .where(sql`${table.timeCompleted} is not null`),
  ],
);

/** How far the minutes of all orders follow the present calendar. One row. */
export const workOrderMeasuring = pgTable('work_order_measuring', {
  id: text('id').primaryKey(),
  /** Of the calendar by which every order is measured; empty while the moments of old orders are unknown. */
  calendarKey: text('calendar_key').notNull(),
  /** Of the calendar by which orders are being measured, up to this id. */
  nextKey: text('next_key').notNull(),
  lastId: text('last_id').notNull(),
  timeUpdated: timeUpdated(),
});

/** Answers of the analytics, so that a page need not count hundreds of thousands of orders. */
export const workOrderAnalytics = pgTable('work_order_analytics', {
  /** A digest of what was asked. */
  id: id(),
  asked: jsonb('asked').$type<AnalyticsQuestion>().notNull(),
  answer: jsonb('answer').$type<AnalyticsNumbers>().notNull(),
  timeComputed: instant('time_computed').notNull(),
  /** When somebody last began to count again. */
  timeClaimed: instant('time_claimed').notNull(),
});

/** What the analytics ask about the orders completed in each month that has passed, packed (analytics/packedMonth.ts). */
export const workOrderMonths = pgTable('work_order_months', {
  /** Its first day, in UTC. */
  month: date('month', { mode: 'string' }).primaryKey(),
  orders: bytes('orders').notNull(),
});

/**
 * Months with completed orders that changed since the month was packed. A trigger adds a row with each change, and adds
 * only: nothing that writes orders waits for another.
 */
export const workOrderChangedMonths = pgTable(
  'work_order_changed_months',
  { month: date('month', { mode: 'string' }).notNull() },
  (table) => [index('work_order_changed_months_by_month').on(table.month)],
);

/** The order of events under the lock of their work order, also within one millisecond. */
const sequence = () => integer('sequence').generatedAlwaysAsIdentity().notNull();

const workOrderId = () =>
  text('work_order_id')
    .notNull()
    .references(() => workOrders.id, { onDelete: 'cascade' });

export const workOrderComments = pgTable(
  'work_order_comments',
  {
    id: id(),
    workOrderId: workOrderId(),
    sequence: sequence(),
    userId: text('user_id').notNull(),
    comment: text('comment').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeEdited: instant('time_edited'),
  },
  (table) => [index('work_order_comments_by_order').on(table.workOrderId, table.sequence)],
);

export const workOrderStatusHistory = pgTable(
  'work_order_status_history',
  {
    id: id(),
    workOrderId: workOrderId(),
    sequence: sequence(),
    fromStatus: text('from_status').$type<WorkOrderStatus>(),
    toStatus: text('to_status').$type<WorkOrderStatus>().notNull(),
    comment: text('comment').notNull(),
    /** Null for what happened automatically. */
    byUserId: text('by_user_id'),
    /** The order as it was after the change. */
    snapshot: jsonb('snapshot').$type<WorkOrder>().notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('work_order_status_by_order').on(table.workOrderId, table.sequence)],
);

export const workOrderAssignmentHistory = pgTable(
  'work_order_assignment_history',
  {
    id: id(),
    workOrderId: workOrderId(),
    sequence: sequence(),
    newlyAssignedUserIds: texts('newly_assigned_user_ids'),
    assignedUserIds: texts('assigned_user_ids'),
    previousUserIds: texts('previous_user_ids'),
    byUserId: text('by_user_id'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('work_order_assignments_by_order').on(table.workOrderId, table.sequence)],
);

export const workOrderAttachments = pgTable(
  'work_order_attachments',
  {
    id: id(),
    workOrderId: workOrderId(),
    sequence: sequence(),
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    byUserId: text('by_user_id').notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    deletedByUserId: text('deleted_by_user_id'),
    timeDeleted: instant('time_deleted'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('work_order_attachments_by_order').on(table.workOrderId, table.sequence)],
);

/** The specification's notifiableUpdateHistory: what people are notified about, a minute later, in one message. */
export const workOrderUpdates = pgTable(
  'work_order_updates',
  {
    id: id(),
    workOrderId: workOrderId(),
    sequence: sequence(),
    kind: text('kind').$type<WorkOrderUpdateKind>().notNull(),
    userIds: texts('user_ids'),
    boardId: text('board_id'),
    commentId: text('comment_id'),
    note: text('note').notNull().default(''),
    byUserId: text('by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeNotified: instant('time_notified'),
  },
  (table) => [index('work_order_updates_by_order').on(table.workOrderId, table.sequence)],
);

/** Filters that a person saved under a name. */
export const workOrderViews = pgTable(
  'work_order_views',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('work_order_views_by_user').on(table.userId, table.timeCreated)],
);
