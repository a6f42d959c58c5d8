// What the form of a series chose, checked against the settings, the schools and the people that it names. Of an
// edit only what changed is checked, so that an old value never blocks it.
import { addDays, type CalendarDate, dateIn } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import { type SeriesForm, seriesProblem } from '@schooldog/domain/recurring';
import { canBeAssignedAt, missingFields, type TasksSettings } from '@schooldog/domain/workOrders';
import type { CommandContext } from '../../platform/api/context.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import type { Work } from '../../platform/work/work.ts';
import { movedPlace } from '../dataProfiles/index.ts';
import { actorsOf } from '../people/index.ts';
import { lockChosenSchools } from '../schools/index.ts';
import { requireBoard, requireCustomFields } from '../workOrders/index.ts';

/** In the district's zone. */
export async function todayIn(work: Work): Promise<CalendarDate> {
  return dateIn(work.now.toISOString(), await districtTimeZone(work.tx));
}

/** The form as it is stored: a place of a list has its label. */
export async function checkedForm(
  context: CommandContext,
  form: SeriesForm,
  before: SeriesForm | null,
): Promise<SeriesForm> {
  const { work } = context;
  const settings = await readTasksSettings(work.tx, context.signedIn.settingsVersions);
  const schoolIds = [...new Set(form.schoolIds)];
  const [schoolId] = schoolIds;
  if (schoolId === undefined) throw problem('recurring.schoolRequired');
  const found = seriesProblem({ ...form, schoolIds }, before, addDays(await todayIn(work), 1));
  if (found !== null) throw problem(`recurring.${found}`);
  requireFields(context, settings, { form, before, schoolId });
  const added = schoolIds.filter((id) => before?.schoolIds.includes(id) !== true);
  const { unknown, archived } = await lockChosenSchools(work.tx, added);
  if (unknown.length > 0 || archived.length > 0) throw problem('recurring.schoolNotOpen');
  await requireEligible(context, { ...form, schoolIds }, before, added);
  return { ...form, schoolIds, workOrderData: await withPlace(work, { form, before, schoolId }) };
}

type Compared = Readonly<{ form: SeriesForm; before: SeriesForm | null; schoolId: string }>;

function requireFields(
  { actor }: CommandContext,
  settings: TasksSettings,
  { form: { workOrderData: order }, before, schoolId }: Compared,
): void {
  if (order.boardId !== null && order.boardId !== before?.workOrderData.boardId)
    requireBoard(actor, settings, { schoolId, boardId: order.boardId });
  requireCustomFields(settings, order.customFields, before?.workOrderData.customFields);
  if (before !== null) return;
  const { fields, customFields } = missingFields(
    settings,
    { actor, schoolId },
    {
      ...order,
      dueDate: order.dueInDays === null ? null : 'after making',
      scheduledStartDate: null,
      imageIds: [],
    },
  );
  const [missing] = [...fields.filter((field) => field !== 'scheduledStartDate'), ...customFields];
  if (missing !== undefined) throw problem('workOrder.fieldRequired', { field: missing });
}

/** New people at every school, and everyone at new schools. */
async function requireEligible(
  { work, actor }: CommandContext,
  { workOrderData: { assignedUserIds }, schoolIds }: SeriesForm,
  before: SeriesForm | null,
  added: readonly string[],
): Promise<void> {
  const isKnown = (userId: string) => before?.workOrderData.assignedUserIds.includes(userId) === true;
  if (assignedUserIds.length === 0) return;
  const people = await actorsOf(work.tx, assignedUserIds, actor.features);
  const isEligible = (userId: string) => {
    const person = people.find((one) => one.userId === userId);
    const asked = isKnown(userId) ? added : schoolIds;
    return asked.every((schoolId) => person !== undefined && canBeAssignedAt(person, schoolId));
  };
  const userId = assignedUserIds.find((id) => !isEligible(id));
  if (userId !== undefined) throw problem('recurring.assigneeNotAllowed', { userId });
}

async function withPlace(work: Work, { form: { workOrderData }, before, schoolId }: Compared) {
  const { location, locationDataProfileId, locationDataProfileOptionId } = workOrderData;
  const place = { location, locationDataProfileId, locationDataProfileOptionId };
  const kept = before?.schoolIds.includes(schoolId) === true ? before.workOrderData : noPlace;
  const moved = await movedPlace(work, { ...kept, schoolId }, place, 'workOrder.unknownPlace');
  return { ...workOrderData, ...moved, assignedUserIds: [...new Set(workOrderData.assignedUserIds)] };
}

const noPlace = { location: '', locationDataProfileId: null, locationDataProfileOptionId: null };
