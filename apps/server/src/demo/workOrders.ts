// Two years of work orders in every status, with their histories, comments and files. Nobody is notified about them.
import { dateIn, type WorkClock } from '@schooldog/domain/dates';
import { minutesOf, momentsOf, type TasksSettings } from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import type { EntryRow } from '../features/entries/store.ts';
import {
  workOrderAssignmentHistory,
  workOrderAttachments,
  workOrderComments,
  workOrderMeasuring,
  workOrders,
  workOrderStatusHistory,
} from '../features/workOrders/schema.ts';
import { calendarKeyOf, clockOf } from '../features/workOrders/analytics/clock.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import type { Services } from '../platform/api/context.ts';
import { settings as settingsDocuments } from '../platform/settingsDocuments/schema.ts';
import type { Work } from '../platform/work/work.ts';
import { happens, oneOf } from './entries/chance.ts';
import type { Surroundings } from './entries/write.ts';
import type { NewUser } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import { type DemoSeries, demoSeries, writeSeries } from './recurring.ts';
import { shippedFile } from './shippedFile.ts';
import { writeTrail } from './walks/trail.ts';
import { composeOrders, plannedOrders, type RaisedOrder } from './workOrders/compose.ts';
import { lifeOf } from './workOrders/life.ts';
import { numberedFrom } from './workOrders/numbers.ts';
import { demoTasksSettings } from './workOrders/settings.ts';
import { attach, type OrderStory } from './workOrders/story.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1400;
const howMany = 1500;
const firstNumber = 1001;
const day = 24 * 60 * 60 * 1000;
/** Of all orders; one attachment in ten was removed again. */
const withAttachment = 0.05;
const removedAgain = 0.1;

type Copy = Parameters<Services['files']['keepCopies']>[0][number];
export type DemoWorkOrders = Readonly<{
  timeZone: string;
  settings: TasksSettings;
  stories: readonly OrderStory[];
  recurring: DemoSeries;
  files: readonly Copy[];
}>;

/** Those planned in entries are among them. */
export function demoWorkOrders(
  around: Surroundings & Readonly<{ people: readonly NewUser[] }>,
  entries: readonly EntryRow[],
): DemoWorkOrders {
  const random = seededRandom(seed);
  const settings = demoTasksSettings(
    around.people,
    random,
    dateIn(around.now.toISOString(), around.timeZone),
  );
  const planned = plannedOrders(entries, { settings, actors: around.actors }, random);
  const raised = [...planned, ...composeOrders(around, settings, howMany - planned.length, random)].toSorted(
    (a, b) => a.order.timeCreated.getTime() - b.order.timeCreated.getTime(),
  );
  const files: Copy[] = [];
  const stories = raised.map((one) => {
    const story = lifeOf(withPicture(one, files, random), around, random);
    return happens(random, withAttachment) ? withPaper(story, files, random) : story;
  });
  const series = demoSeries(around, settings);
  const numbered = numberedFrom(firstNumber, [...stories, ...series.stories]);
  const recurring = { ...series, stories: series.stories.map(numbered) };
  return { timeZone: around.timeZone, settings, stories: stories.map(numbered), recurring, files };
}

function withPicture({ order, picture }: RaisedOrder, files: Copy[], random: Random) {
  if (picture === null) return order;
  const id = random.id();
  files.push({
    id,
    name: `${picture}.jpg`,
    path: shippedFile(`${picture}.jpg`),
    contentType: 'image/jpeg',
    width: 640,
    height: 480,
    ownerType: 'workOrder',
    ownerId: order.id,
    uploadedByUserId: order.createdByUserId,
    timeCreated: order.timeCreated,
  });
  return { ...order, imageIds: [id] };
}

const papers = [
  { name: 'Campus map', path: 'campusMap.png', contentType: 'image/png', width: 720, height: 540 },
  {
    name: 'Bell schedule',
    path: 'bellSchedule.csv',
    contentType: 'text/csv',
    width: null,
    height: null,
  },
] as const;

function withPaper(story: OrderStory, files: Copy[], random: Random): OrderStory {
  const paper = oneOf(random, papers);
  if (paper === undefined) return story;
  const { id: ownerId, createdByUserId: userId, timeUpdated: time } = story.order;
  const fileId = random.id();
  const { name, path, ...kind } = paper;
  files.push({
    ...kind,
    id: fileId,
    name: path,
    path: shippedFile(path),
    ownerType: 'workOrderAttachment',
    ownerId,
    uploadedByUserId: userId,
    timeCreated: time,
  });
  const removed = happens(random, removedAgain) ? { time, userId } : null;
  return attach(story, { time, userId }, { fileId, name, removed }, random);
}

/** As the analytics would have kept it. */
function measured({ order, statuses, assignments, comments }: OrderStory, clock: WorkClock) {
  const at = (row: Readonly<{ timeCreated?: Date | undefined }>) => row.timeCreated ?? order.timeCreated;
  const moments = momentsOf(
    [
      ...statuses.map((row) => ({
        kind: 'status' as const,
        from: row.fromStatus ?? null,
        to: row.toStatus,
        time: at(row),
        byUserId: row.byUserId ?? null,
      })),
      ...assignments.map((row) => ({
        kind: 'assignment' as const,
        time: at(row),
        byUserId: row.byUserId ?? null,
      })),
      ...comments.map((row) => ({ kind: 'comment' as const, time: at(row), byUserId: row.userId })),
    ],
    order.createdByUserId,
  );
  return { ...moments, ...minutesOf(moments, order.timeCompleted, clock) };
}

/** In a few statements. Some of the open ones are pinned by the people who do them. */
export async function writeWorkOrders(
  work: Work,
  { settings, stories: raised, recurring, timeZone }: DemoWorkOrders,
): Promise<void> {
  const { tx, now } = work;
  const stories = [...raised, ...recurring.stories];
  const isRecent = ({ order }: OrderStory) => now.getTime() - order.timeUpdated.getTime() < 20 * day;
  const clock = clockOf(settings, timeZone);
  const rows = stories.map((story, at) => ({
    ...story.order,
    ...measured(story, clock),
    pinnedByUserIds: at % 9 === 0 && isRecent(story) ? story.order.assignedUserIds : [],
  }));
  const all = <Row>(of: (story: OrderStory) => readonly Row[]) => stories.flatMap(of);
  const calendarKey = calendarKeyOf(settings, timeZone);
  await tx.insert(settingsDocuments).values({ name: 'tasks', value: settings });
  const measuring = { calendarKey, nextKey: '', lastId: '' };
  // A server that already runs may have measured the empty district.
  await tx
    .insert(workOrderMeasuring)
    .values({ id: 'orders', ...measuring })
    .onConflictDoUpdate({ target: workOrderMeasuring.id, set: measuring });
  await insertMany(tx, workOrders, rows);
  await insertMany(
    tx,
    workOrderStatusHistory,
    all(({ statuses }) => statuses),
  );
  await insertMany(
    tx,
    workOrderAssignmentHistory,
    all(({ assignments }) => assignments),
  );
  await insertMany(
    tx,
    workOrderComments,
    all(({ comments }) => comments),
  );
  await insertMany(
    tx,
    workOrderAttachments,
    all(({ attachments }) => attachments),
  );
  await writeTrail(
    tx,
    all(({ trail }) => trail),
  );
  await writeSeries(tx, recurring);
  await tx.execute(sql`select setval('work_order_numbers', ${firstNumber + stories.length - 1})`);
}
