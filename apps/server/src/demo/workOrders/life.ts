// The life of a work order from the day it was raised until now: decided, assigned, talked about, done.
import { addDays, dateIn, momentAt } from '@schooldog/domain/dates';
import { type Actor, holdsAt } from '@schooldog/domain/permissions';
import { canBeAssignedAt } from '@schooldog/domain/workOrders';
import type { UnmeasuredWorkOrder } from '../../features/workOrders/store.ts';
import { happens, oneOf } from '../entries/chance.ts';
import { filled } from '../entries/compose.ts';
import type { Random } from '../random.ts';
import { addComment, assign, type OrderStory, raise, setStatus } from './story.ts';
import { completionNotes, declineNotes, reopenNotes, talk } from './words.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export type LifeParts = Readonly<{ actors: readonly Actor[]; now: Date; timeZone: string }>;
type Life = LifeParts & Readonly<{ random: Random; managers: readonly Actor[]; crew: readonly Actor[] }>;

/** Shares of what can happen; the rest goes the straight way. */
const shares = {
  declined: 0.06,
  slowApproval: 0.15,
  unassigned: 0.08,
  second: 0.2,
  stuck: 0.03,
  reopened: 0.04,
};

export function lifeOf(order: UnmeasuredWorkOrder, parts: LifeParts, random: Random): OrderStory {
  const { schoolId, createdByUserId } = order;
  const others = parts.actors.filter(
    ({ isSchoolDogStaff, userId }) => !isSchoolDogStaff && userId !== createdByUserId,
  );
  const life: Life = {
    ...parts,
    random,
    managers: others.filter((actor) => holdsAt(actor, 'manage tasks', schoolId)),
    crew: others.filter((actor) => isCrew(actor) && canBeAssignedAt(actor, schoolId)),
  };
  return done(started(assigned(scheduled(decided(raise(order, random), life), life), life), life), life);
}

function isCrew({ role }: Actor): boolean {
  return role === 'maintenance_staff' || role === 'custodial';
}

/** Null while that is still to come. */
function later(story: OrderStory, { now, random }: Life, most: number): Date | null {
  // The square makes short times frequent and long ones rare.
  const drawn = random.whole(1000) / 1000;
  const time = new Date(story.order.timeUpdated.getTime() + hour / 4 + drawn * drawn * most);
  return time < now ? time : null;
}

function decided(story: OrderStory, life: Life): OrderStory {
  if (story.order.status !== 'AwaitingApproval') return story;
  const { random, managers } = life;
  const time = later(story, life, (happens(random, shares.slowApproval) ? 20 : 4) * day);
  const manager = oneOf(random, managers);
  if (time === null || manager === undefined) return story;
  const by = { time, userId: manager.userId };
  return happens(random, shares.declined)
    ? setStatus(story, by, { to: 'Declined', comment: oneOf(random, declineNotes) ?? '' }, random)
    : setStatus(story, by, { to: 'New' }, random);
}

/** Becomes New by itself on its day. */
function scheduled(story: OrderStory, { now, timeZone, random }: Life): OrderStory {
  const { status, scheduledStartDate } = story.order;
  if (status !== 'Scheduled' || scheduledStartDate === null) return story;
  const time = new Date(momentAt(scheduledStartDate, '00:01', timeZone));
  return time < now ? setStatus(story, { time, userId: null }, { to: 'New' }, random) : story;
}

function assigned(story: OrderStory, life: Life): OrderStory {
  const { random, managers, crew } = life;
  if (story.order.status !== 'New' || happens(random, shares.unassigned)) return story;
  const time = later(story, life, 3 * day);
  const [manager, first, second] = [oneOf(random, managers), oneOf(random, crew), oneOf(random, crew)];
  if (time === null || first === undefined) return story;
  const by = { time, userId: manager?.userId ?? first.userId };
  const people = happens(random, shares.second) ? [first, second ?? first] : [first];
  const told = assign(story, by, [...new Set(people.map(({ userId }) => userId))], random);
  return happens(random, 0.12) ? said(told, life, { ...by, words: talk.manager }) : told;
}

function started(story: OrderStory, life: Life): OrderStory {
  const { random } = life;
  const [userId] = story.order.assignedUserIds;
  const time = later(story, life, 9 * day);
  if (userId === undefined || time === null || story.order.status !== 'New') return story;
  const underway = happens(random, 0.8)
    ? setStatus(story, { time, userId }, { to: 'Started' }, random)
    : story;
  const answered = happens(random, 0.35)
    ? said(underway, life, { time, userId, words: talk.worker })
    : underway;
  const asked = later(answered, life, 2 * day);
  return asked !== null && happens(random, 0.25)
    ? said(answered, life, { time: asked, userId: story.order.createdByUserId, words: talk.creator })
    : answered;
}

function done(story: OrderStory, life: Life): OrderStory {
  const { random } = life;
  const { status, assignedUserIds } = story.order;
  const [userId] = assignedUserIds;
  const time = later(story, life, 25 * day);
  const isOpen = status === 'New' || status === 'Started';
  if (!isOpen || userId === undefined || time === null || happens(random, shares.stuck))
    return abandoned(story, life);
  const note = oneOf(random, completionNotes) ?? '';
  const complete = setStatus(story, { time, userId }, { to: 'Complete', comment: note }, random);
  return happens(random, shares.reopened) ? reopened(complete, life) : complete;
}

/** What no one took up for two months is declined in most cases. */
function abandoned(story: OrderStory, life: Life): OrderStory {
  const { random, managers, now } = life;
  const { status, timeUpdated } = story.order;
  const manager = oneOf(random, managers);
  const isOld = now.getTime() - timeUpdated.getTime() > 60 * day;
  const isOpen = status === 'New' || status === 'Started';
  if (!isOpen || !isOld || manager === undefined || happens(random, 0.12)) return story;
  const by = { time: new Date(timeUpdated.getTime() + 55 * day), userId: manager.userId };
  const to = happens(random, 0.7) ? 'Complete' : 'Declined';
  const note = to === 'Declined' ? (oneOf(random, declineNotes) ?? '') : 'Found already done during a walk.';
  return setStatus(story, by, { to, comment: note }, random);
}

function reopened(story: OrderStory, life: Life): OrderStory {
  const { random } = life;
  const manager = oneOf(random, life.managers);
  const [again, finished] = [later(story, life, 6 * day), later(story, life, 20 * day)];
  if (again === null || manager === undefined) return story;
  const by = { time: again, userId: manager.userId };
  const note = oneOf(random, reopenNotes) ?? '';
  const open = setStatus(story, by, { to: 'Started', comment: note }, random);
  const [userId] = story.order.assignedUserIds;
  if (finished === null || finished <= again || userId === undefined) return open;
  return setStatus(
    open,
    { time: finished, userId },
    { to: 'Complete', comment: 'Fixed permanently.' },
    random,
  );
}

type Said = Readonly<{ time: Date; userId: string; words: readonly string[] }>;

function said(story: OrderStory, { random }: Life, { time, userId, words }: Said): OrderStory {
  return addComment(story, { time, userId }, filled(oneOf(random, words) ?? '', random), random);
}

/** A day so many days after the order was raised. */
export function dayAfter(time: Date, days: number, timeZone: string): string {
  return addDays(dateIn(time.toISOString(), timeZone), days);
}
