// For random settings, people and orders: what the list shows, what opens, what the badges count and what a change of
// status allows agree, and equal a plain reading of the specification that shares no code with the policy.
import { atSchools, everywhere, type PermissionValues } from '@schooldog/domain/permissions';
import { runs } from '@schooldog/domain/testing';
import { chosenStatuses, workOrderStatuses } from '@schooldog/domain/workOrders';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { workOrders } from './schema.ts';
import { aBoard, aWorkOrderOf, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { workOrderDistrict, type WorkOrderDistrict } from './testing/district.ts';

const taskPermissions = [
  'propose tasks',
  'be proposed tasks',
  'manage tasks',
  'manage tasks settings',
] as const;
type TaskPermission = (typeof taskPermissions)[number];
const crowd = 4;

const anyPerson = fc.record({
  isPrimary: fc.boolean(),
  held: fc.record({
    'propose tasks': anyReach(),
    'be proposed tasks': anyReach(),
    'manage tasks': anyReach(),
    'manage tasks settings': anyReach(),
  }),
});
type Person = Readonly<{
  isPrimary: boolean;
  held: Readonly<Record<TaskPermission, 'none' | 'oak' | 'all'>>;
}>;

function anyReach() {
  const none = { weight: 3, arbitrary: fc.constant('none' as const) };
  const some = { weight: 2, arbitrary: fc.constant('oak' as const) };
  return fc.oneof(none, some, { weight: 1, arbitrary: fc.constant('all' as const) });
}

const who = fc.nat({ max: crowd - 1 });
const anyOrder = fc.record({
  isAtOak: fc.boolean(),
  board: fc.constantFrom('none' as const, 'open' as const, 'hidden' as const),
  status: fc.constantFrom(...workOrderStatuses),
  creator: who,
  assignees: fc.uniqueArray(who, { maxLength: 2 }),
  followers: fc.uniqueArray(who, { maxLength: 3 }),
  target: fc.constantFrom(...chosenStatuses),
});
type Order = Readonly<{
  isAtOak: boolean;
  board: 'none' | 'open' | 'hidden';
  status: (typeof workOrderStatuses)[number];
  creator: number;
  assignees: readonly number[];
  followers: readonly number[];
  target: (typeof chosenStatuses)[number];
}>;

const anyWorld = fc.record({
  people: fc.array(anyPerson, { minLength: crowd, maxLength: crowd }),
  orders: fc.array(anyOrder, { minLength: 5, maxLength: 8 }),
  onBoard: fc.uniqueArray(who, { maxLength: 2 }),
  staffSeesOwnOnly: fc.boolean(),
  statusForStaff: fc.boolean(),
  managersApprove: fc.boolean(),
});
type World = typeof anyWorld extends fc.Arbitrary<infer Value> ? Value : never;

/** The specification in plain words, for one person and one order. */
function oracle(world: World, at: number, order: Order) {
  const person: Person | undefined = world.people[at];
  if (person === undefined) throw new Error('no such person');
  const holdsHere = (permission: TaskPermission) =>
    person.held[permission] === 'all' || (person.held[permission] === 'oak' && order.isAtOak);
  const editsSettings = person.held['manage tasks settings'] === 'all';
  const manages = holdsHere('manage tasks');
  const isCreator = order.creator === at;
  const isAssignee = order.assignees.includes(at);
  const isKnownBoard = order.board !== 'hidden' || world.onBoard.includes(at) || manages || editsSettings;
  const worksHere = person.isPrimary && holdsHere('be proposed tasks') && !world.staffSeesOwnOnly;
  const follows = order.followers.includes(at) && holdsHere('propose tasks');
  const sees =
    manages || editsSettings || isCreator || isAssignee || (isKnownBoard && (worksHere || follows));
  const finishesOwn =
    isAssignee &&
    holdsHere('be proposed tasks') &&
    order.status !== 'Declined' &&
    order.target !== 'Declined';
  const base = manages || (isCreator && holdsHere('propose tasks')) || finishesOwn;
  const isStaff = person.isPrimary || editsSettings;
  const decides = world.managersApprove ? editsSettings : manages;
  const changes = order.status === 'AwaitingApproval' ? decides : base && (!world.statusForStaff || isStaff);
  return { sees, isKnownBoard, changes, manages, isAssignee };
}

function opensList(person: Person): boolean {
  const { 'manage tasks settings': settings, ...others } = person.held;
  return settings === 'all' || Object.values(others).some((reach) => reach !== 'none');
}

let place: WorkOrderDistrict;
let pineId: string;
let people: readonly Readonly<{ id: string; client: TestClient }>[];

beforeAll(async () => {
  place = await workOrderDistrict();
  const { fixture } = place;
  pineId = (await aSchool(fixture.database, 'Pine')).id;
  people = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const { id } = await aPerson(fixture.database, { role: 'educator' });
      return { id, client: await fixture.as({ id }) };
    }),
  );
});

const idOf = (at: number) => people[at]?.id ?? '';
const [openBoard, hiddenBoard] = [aBoard(), aBoard({ preventNonAssignedUsers: true })];
const boardIds = { none: null, open: openBoard.id, hidden: hiddenBoard.id };

async function build(world: World): Promise<string[]> {
  const { database } = place.fixture;
  await database.db.delete(workOrders);
  await saveTasksSettings(database, {
    boards: [openBoard, { ...hiddenBoard, assignedUserIds: world.onBoard.map(idOf) }],
    restrictWorkOrderStaffViewPermissions: world.staffSeesOwnOnly,
    restrictStatusChangePermissions: world.statusForStaff ? 'workOrderStaff' : null,
    isApprovalWorkflowEnabled: true,
    approvalWorkflow: { allowedApproverType: world.managersApprove ? 'workOrderManagers' : null },
  });
  for (const [at, { held, isPrimary }] of world.people.entries()) {
    const permissions: PermissionValues = Object.fromEntries(
      taskPermissions
        .filter((permission) => held[permission] !== 'none')
        .map((permission) => [
          permission,
          held[permission] === 'all' ? everywhere : atSchools([place.oakHill.id]),
        ]),
    );
    const facts = { permissions, isPrimarilyTaskUser: isPrimary };
    await database.db
      .update(users)
      .set(facts)
      .where(eq(users.id, idOf(at)));
  }
  const ids: string[] = [];
  for (const order of world.orders) {
    const row = await aWorkOrderOf(database, {
      schoolId: order.isAtOak ? place.oakHill.id : pineId,
      boardId: boardIds[order.board],
      status: order.status,
      createdByUserId: idOf(order.creator),
      assignedUserIds: order.assignees.map(idOf),
      followingUserIds: order.followers.map(idOf),
    });
    ids.push(row.id);
  }
  return ids;
}

type Answers = Readonly<{
  /** The order and the board that it shows; null where there is no list. */
  listed: readonly (readonly [string, string | null])[] | null;
  count: number | null;
  /** For each order the board that it shows; undefined where it does not open. */
  opened: readonly (string | null | undefined)[];
  /** Null where there is no list. */
  badges: Readonly<{ assigned: number; awaitingApproval: number }> | null;
}>;

/** What one person gets from the server. */
async function served(ids: readonly string[], at: number): Promise<Answers> {
  const api = people[at]?.client.workOrders;
  if (api === undefined) throw new Error('no such person');
  const list = await api.listWorkOrders({}).catch(() => null);
  const count = await api.countWorkOrders({}).catch(() => null);
  const opened = await Promise.all(
    ids.map((workOrderId) => api.getWorkOrder({ workOrderId }).catch(() => undefined)),
  );
  const listed = list?.workOrders.map(({ id, boardId }) => [id, boardId] as const);
  return {
    listed: listed?.toSorted(byId) ?? null,
    count: count?.count ?? null,
    opened: opened.map((order) => order?.boardId),
    badges: await api.getWorkOrderBadges().catch(() => null),
  };
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** What they should get. */
function answersFor(world: World, ids: readonly string[], at: number): Answers {
  const person = world.people[at];
  const each = world.orders.map((order, number) => {
    const rules = oracle(world, at, order);
    return {
      ...rules,
      order,
      id: ids[number] ?? '',
      boardId: rules.isKnownBoard ? boardIds[order.board] : null,
    };
  });
  const seen = each.filter(({ sees }) => sees);
  const hasList = person !== undefined && opensList(person);
  const isOpen = ({ order: { status } }: (typeof each)[number]) =>
    status !== 'Complete' && status !== 'Declined';
  return {
    listed: hasList ? seen.map(({ id, boardId }) => [id, boardId] as const).toSorted(byId) : null,
    count: hasList ? seen.length : null,
    opened: each.map(({ sees, boardId }) => (sees ? boardId : undefined)),
    badges: hasList
      ? {
          assigned: each.filter((one) => one.isAssignee && isOpen(one)).length,
          awaitingApproval: each.filter(
            ({ manages, order }) => manages && order.status === 'AwaitingApproval',
          ).length,
        }
      : null,
  };
}

async function changed(world: World, ids: readonly string[], at: number): Promise<(boolean | null)[]> {
  const outcomes: (boolean | null)[] = [];
  for (const [number, order] of world.orders.entries()) {
    const workOrderId = ids[number] ?? '';
    if (order.status === order.target) {
      outcomes.push(null);
      continue;
    }
    const change = { workOrderId, fromStatus: order.status, status: order.target, comment: '' };
    const answer = people[at]?.client.workOrders.setWorkOrderStatus(change);
    outcomes.push((await answer?.then(() => true).catch(() => false)) ?? false);
    const { db } = place.fixture.database;
    await db
      .update(workOrders)
      .set({ status: order.status })
      .where(sql`${workOrders.id} = ${workOrderId}`);
  }
  return outcomes;
}

async function check(world: World): Promise<void> {
  const ids = await build(world);
  for (const at of world.people.keys()) {
    expect(await served(ids, at)).toEqual(answersFor(world, ids, at));
    expect(await changed(world, ids, at)).toEqual(
      world.orders.map((order) => {
        const { sees, changes } = oracle(world, at, order);
        return order.status === order.target ? null : sees && changes;
      }),
    );
  }
}

it('list, detail, badges and changes agree with a plain reading of the rules', async () => {
  await fc.assert(fc.asyncProperty(anyWorld, check), { ...runs(12), endOnFailure: true });
}, 60_000);
