// One person, one order, one minute: one message, with everything that happened in it.
import { may } from '@schooldog/domain/permissions';
import {
  concernedBy,
  previewOf,
  type TasksSettings,
  workOrderPath,
  workOrderRules,
  workOrderUpdateKinds,
} from '@schooldog/domain/workOrders';
import type { Services } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { type Language, text } from '../../platform/messages/index.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../platform/work/work.ts';
import { notify, wantedKinds } from '../notifications/index.ts';
import { actorsOf, enabledActors } from '../people/index.ts';
import { findSchool } from '../schools/index.ts';
import { commentsOf } from './commentStore.ts';
import { collectedSeconds } from './noteUpdates.ts';
import { lockWorkOrder, type StoredWorkOrder } from './store.ts';
import { markNotified, pendingUpdates, type UpdateRow } from './updateStore.ts';

/** An update with the words that were said: a comment as it is now, or the note of a status. */
type Told = UpdateRow & Readonly<{ said: string }>;
type Words = Readonly<{ schoolName: string; nameOf(userId: string): string; boardName(id: string): string }>;

/** Everything is written in one transaction, so a job that runs again after a crash sends nothing twice. */
export async function sendPendingUpdates(work: Work, services: Services, workOrderId: string): Promise<void> {
  const order = await lockWorkOrder(work.tx, workOrderId);
  if (order === undefined) return;
  const pending = await pendingUpdates(work.tx, workOrderId);
  const [oldest] = pending;
  // An update that is younger than a minute has a job of its own, which takes all that came before it.
  if (oldest === undefined || secondsSince(oldest.timeCreated, work.now) < collectedSeconds) return;
  await markNotified(
    work.tx,
    pending.map(({ id }) => id),
    work.now,
  );
  const told = await withWords(work, pending);
  const settings = await readTasksSettings(work.tx);
  const byPerson = await updatesByPerson(work, services, { order, told, settings });
  const words = await wordsFor(work, order, told, settings);
  const wanted = await wantedKinds(work.tx, [...byPerson.keys()]);
  for (const [userId, updates] of byPerson) {
    const wantedUpdates = updates.filter(({ kind }) => wanted.get(userId)?.has(kind) === true);
    const shown = wantedUpdates.length === 0 ? updates : wantedUpdates;
    await notifyPerson(work, services, { userId, order, updates: shown, words });
  }
}

function secondsSince(time: Date, now: Date): number {
  return (now.getTime() - time.getTime()) / 1000;
}

/** A comment that its author deleted within the minute is not mentioned. */
async function withWords(work: Work, pending: readonly UpdateRow[]): Promise<Told[]> {
  const first = pending.find(({ commentId }) => commentId !== null);
  const comments = first === undefined ? [] : await commentsOf(work.tx, first.workOrderId);
  return pending.flatMap((update) => {
    if (update.commentId === null) return [{ ...update, said: update.note }];
    const comment = comments.find(({ id }) => id === update.commentId);
    return comment === undefined ? [] : [{ ...update, said: comment.comment }];
  });
}

type Sent = Readonly<{ order: StoredWorkOrder; told: readonly Told[]; settings: TasksSettings }>;

/** People who may view the order now, each with what others did. */
async function updatesByPerson(
  work: Work,
  services: Services,
  { order, told, settings }: Sent,
): Promise<Map<string, Told[]>> {
  const app = await services.readApp();
  const needsApprovers = told.some(({ kind }) => kind === 'taskNeedsApproval');
  const people = {
    approverIds: needsApprovers ? await approversOf(work, app, order) : [],
    boardPeople: (boardId: string) => settings.boards.find(({ id }) => id === boardId)?.assignedUserIds ?? [],
  };
  const found = new Map<string, Told[]>();
  for (const update of told)
    for (const userId of new Set(concernedBy(update, order, people)))
      if (userId !== update.byUserId) found.set(userId, [...(found.get(userId) ?? []), update]);
  const actors = await actorsOf(work.tx, [...found.keys()], app);
  const viewers = new Set(
    actors.filter((actor) => may(workOrderRules.view, actor, order)).map(({ userId }) => userId),
  );
  return new Map([...found].filter(([userId]) => viewers.has(userId)));
}

type Features = Awaited<ReturnType<Services['readApp']>>;

async function approversOf(work: Work, app: Features, order: StoredWorkOrder): Promise<string[]> {
  const ids: string[] = [];
  for await (const actors of enabledActors(work.tx, app, { before: work.now.toISOString() })) {
    const approvers = actors.filter(
      (actor) => !actor.isSchoolDogStaff && may(workOrderRules.approve, actor, order),
    );
    ids.push(...approvers.map(({ userId }) => userId));
  }
  return ids;
}

async function wordsFor(
  work: Work,
  order: StoredWorkOrder,
  told: readonly Told[],
  { boards }: TasksSettings,
): Promise<Words> {
  const [school, names] = await Promise.all([
    findSchool(work.tx, order.schoolId),
    namesOf(
      work.tx,
      told.map(({ byUserId }) => byUserId),
    ),
  ]);
  return {
    schoolName: school?.name ?? '',
    nameOf: (userId) => names.get(userId) ?? '',
    boardName: (boardId) => boards.find(({ id }) => id === boardId)?.name ?? '',
  };
}

type ToPerson = Readonly<{
  userId: string;
  order: StoredWorkOrder;
  updates: readonly Told[];
  words: Words;
}>;

async function notifyPerson(
  work: Work,
  services: Services,
  { userId, order, updates, words }: ToPerson,
): Promise<void> {
  const [main] = updates.toSorted((a, b) => importance(a) - importance(b));
  if (main === undefined) return;
  const valuesIn = (language: Language) => ({
    publicId: String(order.publicId),
    title: previewOf(order.description, titleLetters),
    schoolName: words.schoolName,
    byName: words.nameOf(main.byUserId),
    boardName: words.boardName(main.boardId ?? ''),
    details: detailsOf(updates, words, language),
  });
  await notify(work, services, {
    userIds: [userId],
    kind: main.kind,
    values: valuesIn('en'),
    valuesIn,
    url: workOrderPath(order.id),
  });
}

const titleLetters = 80;

function importance({ kind }: Told): number {
  return workOrderUpdateKinds.indexOf(kind);
}

/** One line for each change; a single one without words needs none, because the message says it already. */
function detailsOf(updates: readonly Told[], words: Words, language: Language): string {
  const [first] = updates;
  if (updates.length === 1 && first?.said === '') return '';
  return updates
    .map((update) => {
      const values = {
        byName: words.nameOf(update.byUserId),
        boardName: words.boardName(update.boardId ?? ''),
      };
      const happened = text(language, `workOrderUpdates.${update.kind}`, values);
      return update.said === ''
        ? happened
        : text(language, 'workOrderUpdates.said', { happened, words: update.said });
    })
    .join('\n');
}
