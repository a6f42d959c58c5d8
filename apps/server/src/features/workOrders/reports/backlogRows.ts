import { type ShownWorkOrder, shownWorkOrderSchema } from '@schooldog/contract/workOrders';
import { type CalendarDate, dateIn, workDaysBetween } from '@schooldog/domain/dates';
import {
  type AnalyticsQuestion,
  isOverdue,
  type OrderAge,
  orderAgeOf,
  workCalendarIn,
  workOrderPath,
} from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import { dayText, keysetBatches, type Words } from '../../../platform/exports/index.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { schoolNames } from '../../schools/index.ts';
import type { ListedWorkOrders } from '../conditions.ts';
import { wordsIn as orderWordsIn } from '../exports/words.ts';
import { type ListedWorkOrder, type SortKey, workOrderPage } from '../pageStore.ts';

type Backlog = Readonly<{
  listed: ListedWorkOrders;
  question: Pick<AnalyticsQuestion, 'today' | 'timeZone'>;
  words: Words;
  language: string;
}>;

export async function* backlogRows(services: Services, backlog: Backlog): AsyncGenerator<string[][]> {
  const cellsOf = await rowWriter(services, backlog);
  const batches = keysetBatches<ListedWorkOrder, SortKey>(
    (page) => workOrderPage(services.database.db, backlog.listed, { sort: 'oldest', ...page }),
    ({ value, id }) => ({ value, id }),
  );
  for await (const batch of batches)
    yield batch.map(({ json }) => cellsOf(shownWorkOrderSchema.parse(JSON.parse(json))));
}

/** In the order of the columns. */
async function rowWriter(
  { database, publicUrl }: Services,
  { question: { today, timeZone }, words, language }: Backlog,
): Promise<(order: ShownWorkOrder) => string[]> {
  const orderWords = orderWordsIn(language);
  const [settings, schools] = await Promise.all([readTasksSettings(database.db), schoolNames(database.db)]);
  const schoolsById = new Map(schools.map(({ id, name }) => [id, name]));
  const boards = new Map(settings.boards.map(({ id, name }) => [id, name]));
  const ageOf = agesOn(today, workCalendarIn(settings));
  return (order) => {
    const created = dateIn(order.timeCreated, timeZone);
    const { days, group } = ageOf(created);
    return [
      String(order.publicId),
      order.description,
      schoolsById.get(order.schoolId) ?? '',
      order.location,
      order.priority === null ? '' : orderWords(`priorities.${order.priority}`),
      boards.get(order.boardId ?? '') ?? '',
      orderWords(`statuses.${order.status}`),
      order.assignedNames.map(({ name }) => name ?? '').join(', '),
      dayText(created),
      order.dueDate === null ? '' : dayText(order.dueDate),
      String(days),
      words(`ages.${group}`),
      words(isOverdue(order, today) ? 'yes' : 'no'),
      `${publicUrl}${workOrderPath(order.id)}`,
    ];
  };
}

type Age = Readonly<{ days: number; group: OrderAge }>;

/** Many orders were created on the same day, and days that are years ago take long to count. */
function agesOn(today: CalendarDate, calendar: ReturnType<typeof workCalendarIn>) {
  const known = new Map<CalendarDate, Age>();
  return (created: CalendarDate): Age => {
    const age = known.get(created) ?? {
      days: workDaysBetween(calendar, created, today),
      group: orderAgeOf(calendar, created, today),
    };
    known.set(created, age);
    return age;
  };
}
