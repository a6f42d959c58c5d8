// Orders that were made together: one message for each person, about all that concern them. Who is concerned, and
// who may see an order, is asked now.
import { setImmediate } from 'node:timers/promises';
import { type Actor, may } from '@schooldog/domain/permissions';
import {
  concernedBy,
  previewOf,
  updatesOf,
  workOrderPath,
  workOrderRules,
  workOrderUpdateKinds,
} from '@schooldog/domain/workOrders';
import type { Services } from '../../platform/api/context.ts';
import { type Language, text } from '../../platform/messages/index.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../platform/work/work.ts';
import { notify, wantedKinds } from '../notifications/index.ts';
import { actorsOf, enabledActors } from '../people/index.ts';
import { schoolNames } from '../schools/index.ts';
import { findWorkOrders, type StoredWorkOrder } from './store.ts';

/** The reasons why a new order concerns somebody, each with the message that is named after it. */
const messageKinds = {
  taskAssigned: 'generatedAssigned',
  taskNeedsApproval: 'generatedNeedsApproval',
  taskBoardNewTask: 'generatedOnBoard',
} as const;
type Reason = keyof typeof messageKinds;
const reasons = workOrderUpdateKinds.filter((kind): kind is Reason => kind in messageKinds);

type Line = Readonly<{ publicId: number; title: string; schoolId: string }>;
type Concern = { count: number; lines: Line[]; workOrderId: string };
type Concerns = Map<Reason, Concern>;

const atOnce = 500;
const linesOfReason = 20;
const titleLetters = 60;

export async function tellAboutMade(
  work: Work,
  services: Services,
  workOrderIds: readonly string[],
): Promise<void> {
  if (workOrderIds.length === 0) return;
  const byPerson = new Map<string, Concerns>();
  const people = await peopleFor(work, services);
  for (let from = 0; from < workOrderIds.length; from += atOnce) {
    const orders = await findWorkOrders(work.tx, workOrderIds.slice(from, from + atOnce));
    await people.know(orders);
    for (const order of orders) addOrder(byPerson, order, people);
    await setImmediate();
  }
  const wanted = await wantedKinds(work.tx, [...byPerson.keys()]);
  const schools = new Map((await schoolNames(work.tx)).map(({ id, name }) => [id, name]));
  for (const [userId, concerns] of byPerson) {
    const own = reasons.filter((reason) => concerns.has(reason));
    const asked = own.filter((reason) => wanted.get(userId)?.has(reason) === true);
    await tell(work, services, { userId, concerns, shown: asked.length > 0 ? asked : own, schools });
  }
}

type People = Awaited<ReturnType<typeof peopleFor>>;

/** Approvers are looked for once for each school. */
async function peopleFor(work: Work, services: Services) {
  const app = await services.readApp();
  const { boards } = await readTasksSettings(work.tx);
  const boardPeople = (boardId: string) => boards.find(({ id }) => id === boardId)?.assignedUserIds ?? [];
  const known = new Map<string, Actor>();
  const approvers = new Map<string, string[]>();
  const know = async (orders: readonly StoredWorkOrder[]) => {
    const waiting = orders.filter(({ status }) => status === 'AwaitingApproval');
    if (waiting.length > 0 && approvers.size === 0)
      for await (const actors of enabledActors(work.tx, app, { before: work.now.toISOString() }))
        for (const actor of actors) known.set(actor.userId, actor);
    for (const order of waiting)
      if (!approvers.has(order.schoolId)) {
        const able = [...known.values()].filter((actor) => may(workOrderRules.approve, actor, order));
        approvers.set(
          order.schoolId,
          able.map(({ userId }) => userId),
        );
      }
    const concerned = orders.flatMap(({ assignedUserIds, boardId }) => [
      ...assignedUserIds,
      ...boardPeople(boardId ?? ''),
    ]);
    const unknown = [...new Set(concerned)].filter((userId) => !known.has(userId));
    if (unknown.length > 0)
      for (const actor of await actorsOf(work.tx, unknown, app)) known.set(actor.userId, actor);
  };
  return { known, know, boardPeople, approversAt: (schoolId: string) => approvers.get(schoolId) ?? [] };
}

function addOrder(byPerson: Map<string, Concerns>, order: StoredWorkOrder, people: People): void {
  const { known, boardPeople } = people;
  const approverIds = people.approversAt(order.schoolId);
  for (const update of updatesOf(null, order, '')) {
    const reason = reasons.find((kind) => kind === update.kind);
    if (reason === undefined) continue;
    for (const userId of new Set(concernedBy(update, order, { approverIds, boardPeople }))) {
      const actor = known.get(userId);
      if (actor === undefined || !may(workOrderRules.view, actor, order)) continue;
      const concerns = byPerson.get(userId) ?? new Map<Reason, Concern>();
      byPerson.set(userId, concerns);
      const concern = concerns.get(reason) ?? { count: 0, lines: [], workOrderId: order.id };
      concerns.set(reason, concern);
      concern.count += 1;
      if (concern.lines.length < linesOfReason) concern.lines.push(lineOf(order));
    }
  }
}

function lineOf({ publicId, description, schoolId }: StoredWorkOrder): Line {
  return { publicId, title: previewOf(description, titleLetters), schoolId };
}

type Told = Readonly<{
  userId: string;
  concerns: Concerns;
  shown: readonly Reason[];
  schools: ReadonlyMap<string, string>;
}>;

async function tell(work: Work, services: Services, told: Told): Promise<void> {
  const { userId, concerns, shown, schools } = told;
  const [main] = shown;
  const first = main === undefined ? undefined : concerns.get(main);
  if (main === undefined || first === undefined) return;
  const valuesIn = (language: Language) => ({
    count: String(first.count),
    schoolNames: [...new Set(first.lines.map(({ schoolId }) => schools.get(schoolId) ?? ''))]
      .slice(0, 3)
      .join(', '),
    details: shown.flatMap((reason) => linesOf(reason, concerns.get(reason), schools, language)).join('\n'),
  });
  await notify(work, services, {
    kind: messageKinds[main],
    userIds: [userId],
    values: valuesIn('en'),
    valuesIn,
    url: first.count === 1 ? workOrderPath(first.workOrderId) : '/tasks',
  });
}

function linesOf(
  reason: Reason,
  concern: Concern | undefined,
  schools: ReadonlyMap<string, string>,
  language: Language,
): string[] {
  if (concern === undefined) return [];
  const { count, lines } = concern;
  const more = count - lines.length;
  return [
    text(language, `generatedOrders.${reason}`, { count: String(count) }),
    ...lines.map(({ publicId, title, schoolId }) =>
      text(language, 'generatedOrders.line', {
        publicId: String(publicId),
        title,
        schoolName: schools.get(schoolId) ?? '',
      }),
    ),
    ...(more === 0 ? [] : [text(language, 'generatedOrders.more', { count: String(more) })]),
  ];
}
