// Work orders as people would have raised them: on their own, or planned in an entry.
import { type Actor, holdsAt } from '@schooldog/domain/permissions';
import { initialStatus, type TasksSettings, workOrderPriorities } from '@schooldog/domain/workOrders';
import type { EntryRow } from '../../features/entries/store.ts';
import type { UnmeasuredWorkOrder } from '../../features/workOrders/store.ts';
import { happens, lottery, oneOf } from '../entries/chance.ts';
import { filled } from '../entries/compose.ts';
import { type Places, placesAmong } from '../entries/places.ts';
import { priorityFor } from '../entries/priority.ts';
import { schoolDays } from '../entries/schoolDays.ts';
import type { Surroundings } from '../entries/write.ts';
import type { Random } from '../random.ts';
import { dayAfter } from './life.ts';
import { customFields } from './settings.ts';
import { orderNotes, workByBoard } from './words.ts';

const priorityWeights = { Low: 3, Medium: 5, High: 2, Critical: 0.6 };
const drawPriority = lottery(workOrderPriorities, (priority) => priorityWeights[priority]);
const twoYears = 730 * 24 * 60 * 60 * 1000;
const shares = { dated: 0.4, scheduled: 0.06, noted: 0.2, answered: 0.25, photographed: 0.3 };

/** The name of the picture that its creator took; the file is made later. */
export type RaisedOrder = Readonly<{ order: UnmeasuredWorkOrder; picture: string | null }>;

/** Without numbers, which are given in the order of time. */
export function composeOrders(
  around: Surroundings,
  settings: TasksSettings,
  howMany: number,
  random: Random,
): RaisedOrder[] {
  const { schools, actors, now, timeZone } = around;
  const places = placesAmong(around.options);
  const drawTime = schoolDays(now, timeZone);
  const proposers = new Map(
    schools.map(({ id }) => [
      id,
      actors.filter((actor) => !actor.isSchoolDogStaff && holdsAt(actor, 'propose tasks', id)),
    ]),
  );
  const orders: RaisedOrder[] = [];
  while (orders.length < howMany) {
    const time = drawTime(random);
    const school = oneOf(random, schools);
    const creator = oneOf(random, proposers.get(school?.id ?? '') ?? []);
    if (school === undefined || creator === undefined || now.getTime() - time.getTime() > twoYears) continue;
    orders.push(composed({ settings, creator, schoolId: school.id, time, places, timeZone }, random));
  }
  return orders;
}

type Asked = Readonly<{
  settings: TasksSettings;
  creator: Actor;
  schoolId: string;
  time: Date;
  places: Places;
  timeZone: string;
}>;

function composed(asked: Asked, random: Random): RaisedOrder {
  const { settings, schoolId, time, timeZone, creator } = asked;
  const board = oneOf(random, settings.boards);
  const work = oneOf(random, workByBoard[board?.name ?? ''] ?? []);
  const isManaged = holdsAt(creator, 'manage tasks', schoolId);
  const isScheduled = isManaged && happens(random, shares.scheduled * 4);
  const blank = blankOrder(asked, random);
  const description = filled(oneOf(random, work?.asks ?? []) ?? 'Please check and repair.', random);
  const drawn = drawPriority(random);
  const order: UnmeasuredWorkOrder = {
    ...blank,
    description,
    priority: drawn === undefined ? null : priorityFor(description, drawn),
    boardId: board?.id ?? null,
    ...asked.places(schoolId, work?.where ?? 'room', random),
    dueDate: happens(random, shares.dated) ? dayAfter(time, 3 + random.whole(28), timeZone) : null,
    scheduledStartDate: isScheduled ? dayAfter(time, 2 + random.whole(20), timeZone) : null,
    timeOriginallyScheduled: isScheduled ? time : null,
    notes: happens(random, shares.noted) ? (oneOf(random, orderNotes) ?? '') : '',
    ...answers(random),
  };
  const isPhotographed = happens(random, shares.photographed);
  return {
    order: withStatus(order, !isManaged),
    picture: isPhotographed ? (work?.picture ?? null) : null,
  };
}

/** Of an entry, in the name of its reporter, with its place and pictures. */
export function plannedOrders(
  entries: readonly EntryRow[],
  { settings, actors }: Readonly<{ settings: TasksSettings; actors: readonly Actor[] }>,
  random: Random,
): RaisedOrder[] {
  const byId = new Map(actors.map((actor) => [actor.userId, actor]));
  return entries.flatMap((entry) =>
    entry.tasksToAddOnSubmission.flatMap(({ id, description, priority }) => {
      const creator = byId.get(entry.reportedByUserId);
      if (creator === undefined) return [];
      const { schoolId, location, locationDataProfileId, locationDataProfileOptionId } = entry;
      // In a walk it became real when the walk completed.
      const time = entry.walkId === null ? entry.timeCreated : entry.timeUpdated;
      const order = {
        ...blankOrder({ creator, schoolId, time }, random),
        id,
        description,
        priority,
        boardId: settings.defaultTaskBoard,
        location,
        locationDataProfileId,
        locationDataProfileOptionId,
        imageIds: entry.imageIds,
        entryId: entry.id,
        walkId: entry.walkId,
      };
      return [{ order: withStatus(order, !holdsAt(creator, 'manage tasks', schoolId)), picture: null }];
    }),
  );
}

function withStatus(order: UnmeasuredWorkOrder, needsApproval: boolean): UnmeasuredWorkOrder {
  const status = initialStatus(needsApproval, order);
  const submitted = status === 'AwaitingApproval' ? order.timeCreated : null;
  return { ...order, status, timeOriginallySubmittedForApproval: submitted };
}

function answers(random: Random): Pick<UnmeasuredWorkOrder, 'customFields' | 'customAnswers'> {
  if (!happens(random, shares.answered)) return { customFields: {}, customAnswers: '' };
  const [asset, contact] = customFields;
  const number = `A-${String(10_000 + random.whole(90_000))}`;
  const filledIn = happens(random, 0.4)
    ? { [asset]: number, [contact]: 'Front office' }
    : { [asset]: number };
  return { customFields: filledIn, customAnswers: Object.values(filledIn).join('\n') };
}

export function blankOrder(
  {
    creator,
    schoolId,
    time,
  }: Pick<Asked, 'schoolId' | 'time'> & Readonly<{ creator: Pick<Actor, 'userId'> }>,
  random: Random,
): UnmeasuredWorkOrder {
  return {
    id: random.id(),
    publicId: 0,
    schoolId,
    status: 'New',
    description: '',
    priority: null,
    boardId: null,
    assignedUserIds: [],
    followingUserIds: [creator.userId],
    pinnedByUserIds: [],
    createdByUserId: creator.userId,
    location: '',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    dueDate: null,
    scheduledStartDate: null,
    notes: '',
    customFields: {},
    customAnswers: '',
    imageIds: [],
    entryId: null,
    walkId: null,
    recurringId: null,
    recurringTitle: null,
    hasActivityOfOthers: false,
    commentCount: 0,
    timestamp: time,
    timeOriginallyScheduled: null,
    timeOriginallySubmittedForApproval: null,
    timeCompleted: null,
    timeCreated: time,
    timeUpdated: time,
  };
}
