// Safety alerts of some entries, from resolved long ago to not read yet.
import { alertLimits, alertRules, canReceiveAlertAt, canSendAlertAt } from '@schooldog/domain/alerts';
import { type Actor, type KnownRole, may } from '@schooldog/domain/permissions';
import type { safetyAlertRecipients, safetyAlerts } from '../../features/alerts/schema.ts';
import type { EntryRow } from '../../features/entries/store.ts';
import type { Random } from '../random.ts';
import { happens, oneOf } from './chance.ts';
import type { Subject } from './subjects.ts';
import { alarming, replies } from './words/alerts.ts';
import type { AlertWords } from './words/alertWords.ts';

type AlertRow = typeof safetyAlerts.$inferSelect;
type RecipientRow = typeof safetyAlertRecipients.$inferSelect;
export type DemoAlert = Readonly<{ alert: AlertRow; recipients: readonly RecipientRow[] }>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** How many days ago each was sent after the newest ones, as near as an entry allows. */
const ages = [6, 8, 10, 12, 15, 18, 23, 29, 36, 44, 53, 65, 80, 95, 130, 185, 260, 320, 420];
/** Only a few people have read the newest ones, most have read the next; those after the open ones are resolved. */
const unread = 2;
const fresh = 5;
const open = 10;
/** People who are on their feet all day read at once; offices read later. */
const quickRoles = new Set<KnownRole>(['custodial', 'maintenance_staff', 'sro']);

type Parts = Readonly<{
  /** What was sent last, newest first; the others are found among the entries. */
  newest: readonly EntryRow[];
  entries: readonly EntryRow[];
  subjectOf(entry: EntryRow): Subject | undefined;
  actors: readonly Actor[];
  /** The schools of the role accounts: some of the newest alerts are theirs. */
  firstSchoolId: string | undefined;
  now: Date;
}>;

export function demoAlerts(parts: Parts, random: Random): DemoAlert[] {
  const { actors, now, firstSchoolId } = parts;
  const left = new Set(alarmingAmong(parts.entries, parts));
  const newest = alarmingAmong(parts.newest, parts);
  const older = ages.flatMap((age, index) => {
    const at = newest.length + index;
    const isOfFirstSchool = at < open && at % 3 === 1;
    const [nearest] = [...left]
      .filter(({ entry }) => !isOfFirstSchool || entry.schoolId === firstSchoolId)
      .toSorted((a, b) => distance(a.entry, now, age) - distance(b.entry, now, age));
    if (nearest === undefined) return [];
    left.delete(nearest);
    return [nearest];
  });
  const all = [...newest, ...older];
  // One that nobody has acknowledged for so long that it needs attention.
  const overdue = all.findIndex(
    ({ entry }) => now.getTime() - entry.timeCreated.getTime() > alertLimits.overdueMilliseconds,
  );
  const wordsOf = wording();
  return all.map((about, at) => {
    const [message, note] = wordsOf(about);
    return alertOf({ ...about, message, note, actors, now, at, isOverdue: at === overdue }, random);
  });
}

/** Words that fit the comment, other ones than for the last such alert where there are several. */
function wording() {
  const uses = new Map<AlertWords, number>();
  return ({ entry, subject }: Readonly<{ entry: EntryRow; subject: Subject }>) => {
    const fitting = alarming[subject.item.label]?.find(({ about }) => about.test(entry.comment));
    if (fitting === undefined) return ['', ''] as const;
    const used = uses.get(fitting) ?? 0;
    uses.set(fitting, used + 1);
    return fitting.texts[used % fitting.texts.length] ?? (['', ''] as const);
  };
}

function alarmingAmong(entries: readonly EntryRow[], { subjectOf, actors }: Parts) {
  const actorOf = new Map(actors.map((actor) => [actor.userId, actor]));
  return entries.flatMap((entry) => {
    const subject = subjectOf(entry);
    const sender = actorOf.get(entry.reportedByUserId);
    if (entry.observationType !== 'concern' || subject === undefined || sender === undefined) return [];
    if (alarming[subject.item.label] === undefined || !canSendAlertAt(sender, entry.schoolId)) return [];
    return [{ entry, subject, sender }];
  });
}

function distance({ timestamp: time }: EntryRow, now: Date, age: number): number {
  return Math.abs(now.getTime() - age * day - time.getTime());
}

type Sent = Readonly<{
  entry: EntryRow;
  subject: Subject;
  sender: Actor;
  message: string;
  note: string;
  actors: readonly Actor[];
  now: Date;
  at: number;
  isOverdue: boolean;
}>;

function alertOf(about: Sent, random: Random): DemoAlert {
  const { entry, subject, sender, message, note, actors, now, at, isOverdue } = about;
  const id = random.id();
  const { schoolId } = entry;
  const sent = entry.timeCreated;
  /** A moment of the first day after the sending, but never after now. */
  const later = (share: number) =>
    new Date(sent.getTime() + Math.floor(Math.min(now.getTime() - sent.getTime(), day) * share));
  const recipients = receiversOf({ schoolId, sender, actors }, random).map(({ userId, role }) => {
    const reaction = reactionOf({ at, isOverdue, isQuick: quickRoles.has(role), later }, random);
    const timeUpdated = reaction.timeAcknowledged ?? reaction.timeRead ?? sent;
    return { alertId: id, userId, ...reaction, timeCreated: sent, timeUpdated };
  });
  const facts = { schoolId, createdByUserId: sender.userId, status: 'sent' as const, recipients };
  const resolvers = actors.filter(
    (actor) => !actor.isSchoolDogStaff && may(alertRules.resolve, actor, facts),
  );
  const resolver = at >= open ? oneOf(random, resolvers) : undefined;
  const timeResolved = resolver === undefined ? null : later((65 + random.whole(30)) / 100);
  const timeReminded = at === open - 1 ? later(0.5) : null;
  return {
    recipients,
    alert: {
      id,
      schoolId,
      entryId: entry.id,
      walkId: null,
      message,
      entry: asSent(entry, subject),
      createdByUserId: sender.userId,
      timeCreated: sent,
      timeUpdated: timeResolved ?? timeReminded ?? sent,
      timeSent: sent,
      timeReminded,
      timeResolved,
      resolvedByUserId: resolver?.userId ?? null,
      resolutionNote: resolver === undefined ? '' : note,
      timeDeleted: null,
      escalation: null,
    },
  };
}

/** The principal always, and a few others. */
function receiversOf(
  { schoolId, sender, actors }: Readonly<{ schoolId: string; sender: Actor; actors: readonly Actor[] }>,
  random: Random,
): Actor[] {
  const able = actors.filter((actor) => actor !== sender && canReceiveAlertAt(actor, schoolId));
  const others = able.filter(({ role }) => role !== 'principal');
  const some = Array.from({ length: 1 + random.whole(alertLimits.recipients - 1) }, () =>
    others.splice(random.whole(others.length), 1),
  );
  const principals = able.filter(({ role }) => role === 'principal');
  return [...principals, ...some.flat()].slice(0, alertLimits.recipients);
}

type Reacting = Readonly<{ at: number; isOverdue: boolean; isQuick: boolean; later(share: number): Date }>;

function reactionOf(
  { at, isOverdue, isQuick, later }: Reacting,
  random: Random,
): Pick<RecipientRow, 'timeRead' | 'timeAcknowledged' | 'reply' | 'opened'> {
  const isRead = isQuick || at >= fresh || (at >= unread && happens(random, 0.4));
  const isAcknowledged = isRead && !isOverdue && (at >= open || happens(random, 0.55));
  const timeRead = isRead ? later((1 + random.whole(isQuick ? 5 : 30)) / 100) : null;
  return {
    timeRead,
    opened: timeRead === null ? {} : { app: timeRead.toISOString() },
    timeAcknowledged: isAcknowledged ? later((31 + random.whole(30)) / 100) : null,
    reply: isAcknowledged && happens(random, 0.5) ? (oneOf(random, replies) ?? '') : '',
  };
}

function asSent(entry: EntryRow, { category, item }: Subject): AlertRow['entry'] {
  return {
    observationCategoryId: category.id,
    observationItemId: item.id,
    categoryLabel: category.label,
    categoryLabels: category.labels,
    itemLabel: item.label,
    itemLabels: item.labels,
    observationType: entry.observationType,
    quantity: entry.quantity,
    comment: entry.comment,
    location: entry.location,
    tags: entry.tags,
    imageIds: entry.imageIds,
    timestamp: entry.timestamp.toISOString(),
  };
}
