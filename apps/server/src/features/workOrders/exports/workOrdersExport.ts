// Work orders as CSV: what the list shows for a filter, at the schools whose reports the person may download.
import {
  shownWorkOrderSchema,
  type ShownWorkOrder,
  type WorkOrderFilter,
  workOrderFilterSchema,
} from '@schooldog/contract/workOrders';
import { sortableDateTime, zoneTitle } from '@schooldog/domain/dates';
import type { Actor, Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { workOrderDownloadSchools } from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import {
  defineExport,
  type ExportSource,
  keysetBatches,
  rangeText,
} from '../../../platform/exports/index.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { schoolNames } from '../../schools/index.ts';
import { countOf, listedBy } from '../list.ts';
import type { ListedWorkOrders } from '../conditions.ts';
import { type ListedWorkOrder, type SortKey, workOrderPage } from '../pageStore.ts';
import { columnNames, wordsIn } from './words.ts';

type Source = ExportSource<WorkOrderFilter, ListedWorkOrders, Services>;

export const workOrdersExport = defineExport<WorkOrderFilter, ListedWorkOrders>({
  name: 'workOrders',
  query: workOrderFilterSchema,
  authorize: ({ services, actor }, filter) =>
    exportedBy(services.database.db, { actor, now: services.clock() }, filter),
  total: ({ services }, listed) => countOf(services.database.db, listed),
  schools: ({ wanted }) => wanted.schoolIds ?? 'all',
  /** "Work orders, 08-01-2026 to 09-30-2026" */
  fileName: ({ query: { from, to }, title, language }) => {
    const range = rangeText({ from, to }, language, '-');
    return `${title === '' ? wordsIn(language)('title') : title}, ${range}`;
  },
  csv: {
    columns: async ({ services: { database }, language }) => {
      const words = wordsIn(language);
      const zone = zoneTitle(await districtTimeZone(database.db), language);
      const { customFields } = await readTasksSettings(database.db);
      return [...columnNames.map((name) => words(`columns.${name}`, { zone })), ...customFields];
    },
    rows: csvRows,
  },
});

/** A school that was chosen by name is never left out silently. */
async function exportedBy(
  reader: Reader,
  { actor, now }: Readonly<{ actor: Actor; now: Date }>,
  filter: WorkOrderFilter,
): Promise<ListedWorkOrders> {
  const held = workOrderDownloadSchools(actor);
  const chosen = filter.schoolIds ?? [];
  const isHeld = held === 'all' || chosen.every((schoolId) => held.includes(schoolId));
  if (held.length === 0 || !isHeld) throw problem('workOrder.downloadNotAllowed');
  const listed = await listedBy(reader, { viewer: { actor }, now }, filter);
  return chosen.length > 0 ? listed : { ...listed, wanted: { ...listed.wanted, schoolIds: idsOf(held) } };
}

function idsOf(schools: Schools): readonly string[] | undefined {
  return schools === 'all' ? undefined : schools;
}

async function* csvRows(source: Source) {
  const { services, scope, query } = source;
  const cellsOf = await rowWriter(source);
  const batches = keysetBatches<ListedWorkOrder, SortKey>(
    (page) => workOrderPage(services.database.db, scope, { sort: query.sort ?? 'newest', ...page }),
    ({ value, id }) => ({ value, id }),
  );
  for await (const batch of batches) {
    yield { cells: batch.map(({ json }) => cellsOf(shownWorkOrderSchema.parse(JSON.parse(json)))) };
  }
}

/** In the order of the columns; answers to fields that were removed since are left out. */
async function rowWriter({ services, language }: Source): Promise<(order: ShownWorkOrder) => string[]> {
  const { db } = services.database;
  const words = wordsIn(language);
  const timeZone = await districtTimeZone(db);
  const { boards, customFields } = await readTasksSettings(db);
  const schools = new Map((await schoolNames(db)).map(({ id, name }) => [id, name]));
  const boardNames = new Map(boards.map(({ id, name }) => [id, name]));
  return (order) => [
    String(order.publicId),
    words(`statuses.${order.status}`),
    order.description,
    schools.get(order.schoolId) ?? '',
    order.location,
    order.priority === null ? '' : words(`priorities.${order.priority}`),
    boardNames.get(order.boardId ?? '') ?? '',
    order.assignedNames.map(({ name }) => name ?? '').join(', '),
    order.createdByName ?? '',
    sortableDateTime(order.timeCreated, timeZone),
    order.dueDate ?? '',
    order.scheduledStartDate ?? '',
    order.timeCompleted === null ? '' : sortableDateTime(order.timeCompleted, timeZone),
    order.notes,
    String(order.commentCount),
    `${services.publicUrl}/tasks/task/${order.id}`,
    ...customFields.map((name) => order.customFields[name] ?? ''),
  ];
}
