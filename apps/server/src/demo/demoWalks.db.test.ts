import { canLogEntryAt } from '@schooldog/domain/entries';
import { type Actor, openWorkOrderRules, sourceTypeFor } from '@schooldog/domain/permissions';
import {
  canCollaborateAt,
  canReviewWalk,
  isAbandoned,
  isOldWalk,
  mayCompleteWith,
  participantsOf,
  revisionsRequested,
} from '@schooldog/domain/walks';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries, observationDeltas } from '../features/entries/schema.ts';
import type { EntryRow } from '../features/entries/store.ts';
import { factsOf } from '../features/walks/record.ts';
import { walkEntries, walks } from '../features/walks/schema.ts';
import { presentWalk, type WalkRow } from '../features/walks/store.ts';
import { auditHistory } from '../platform/audit/schema.ts';
import { users } from '../platform/identity/schema.ts';
import type { TestApp } from '../testing/app.ts';
import { demoApp, demoTime } from './testing/demoApp.ts';

const now = demoTime;
const day = 24 * 60 * 60 * 1000;
let fixture: TestApp;
let rows: WalkRow[];
let published: EntryRow[];
let waiting: (typeof walkEntries.$inferSelect)[];
let people: Map<string, Actor & { email: string }>;

beforeAll(async () => {
  fixture = await demoApp();
  const { db } = fixture.database;
  rows = await db.select().from(walks).orderBy(walks.timeCreated);
  published = await db.select().from(entries).where(isNotNull(entries.walkId));
  waiting = await db.select().from(walkEntries);
  const common = {
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
  };
  const userRows = await db.select().from(users);
  people = new Map(userRows.map((person) => [person.id, { ...person, userId: person.id, ...common }]));
});

function personOf(userId: string) {
  const person = people.get(userId);
  if (person === undefined) throw new Error(`no user has the id ${userId}`);
  return person;
}

const clientOf = (email: string) =>
  fixture.as({ id: [...people.values()].find((person) => person.email === email)?.userId ?? '' });

describe('the walks of the demo district', () => {
  it('are in every state, over two school years', () => {
    const found = (isMeant: (row: WalkRow) => boolean) => rows.filter(isMeant).length;
    expect(found(({ status }) => status === 'complete')).toBeGreaterThan(150);
    expect(found(({ status }) => status === 'review')).toBe(2);
    expect(found((row) => isAbandoned(presentWalk(row), now) && row.timeArchived === null)).toBe(1);
    expect(found((row) => revisionsRequested(presentWalk(row)) !== null)).toBe(1);
    expect(found(({ timeArchived }) => timeArchived !== null)).toBeGreaterThan(5);
    expect(
      found(({ intendedCategories, timeframe }) => intendedCategories.length > 0 && timeframe !== null),
    ).toBe(2);
    const reopened = rows.filter(
      ({ status, submissionHistory: history }) =>
        status === 'inprogress' && history.some(({ fromStatus }) => fromStatus === 'complete'),
    );
    expect(reopened).toHaveLength(1);
    const sources = new Set(rows.map(({ walkType }) => walkType));
    expect(sources.size).toBe(3);
    const ages = rows.map(({ timeCreated }) => now.getTime() - timeCreated.getTime());
    expect(Math.max(...ages)).toBeGreaterThan(600 * day);
    const histories = rows.filter(({ submissionHistory }) => submissionHistory.length > 1);
    expect(histories.length).toBeGreaterThan(30);
    expect(histories.some(({ submissionHistory: [, last] }) => last?.userId === null)).toBe(true);
    expect(waiting.filter(({ safetyAlert }) => safetyAlert?.state === 'waiting')).toHaveLength(1);
  });

  it('follow the rules of the product', () => {
    const wrong = rows.filter((row) => {
      const leader = personOf(row.leaderUserId);
      const isReviewed =
        row.awaitingReviewBy === null || canReviewWalk(personOf(row.awaitingReviewBy), factsOf(row));
      const times = [
        row.timeCreated,
        row.timeUpdated,
        row.timeCompleted ?? row.timeUpdated,
        row.timeArchived ?? now,
      ];
      return (
        sourceTypeFor(leader, row.schoolId) !== row.walkType ||
        !participantsOf(row).every((userId) => canCollaborateAt(personOf(userId), row.schoolId)) ||
        row.collaborators.includes(row.leaderUserId) ||
        (row.status === 'complete') !== (row.timeCompleted !== null) ||
        (row.status === 'review') !== (row.timeSubmitted !== null) ||
        !isReviewed ||
        times.some((time, at) => time > now || time < (times[at - 1] ?? time))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('hold entries of their people at their school, logged while they lasted', () => {
    const walkOf = new Map(rows.map((row) => [row.id, row]));
    const isWrong = (entry: EntryRow | (typeof waiting)[number]) => {
      const walk = walkOf.get(entry.walkId ?? '');
      return (
        walk === undefined ||
        entry.schoolId !== walk.schoolId ||
        !participantsOf(walk).includes(entry.reportedByUserId) ||
        !canLogEntryAt(personOf(entry.reportedByUserId), entry.schoolId) ||
        sourceTypeFor(personOf(entry.reportedByUserId), entry.schoolId) !== entry.walkType ||
        entry.isFloating ||
        entry.timestamp < walk.timeCreated ||
        entry.timestamp > walk.timeUpdated
      );
    };
    expect([...published, ...waiting].filter(isWrong)).toEqual([]);
    const counts = Map.groupBy(published, ({ walkId }) => walkId);
    const empty = rows.filter(
      ({ id, status }) => status === 'complete' && !mayCompleteWith(counts.get(id)?.length ?? 0, false),
    );
    expect(empty).toEqual([]);
    const moved = new Set(rows.filter(({ status }) => status === 'complete').map(({ id }) => id));
    expect(waiting.filter(({ walkId }) => moved.has(walkId))).toEqual([]);
  });

  it('have histories: of the walk from its start to its state now, of its entries from their logging', async () => {
    const { db } = fixture.database;
    const { rows: latest } = await db.execute<{ id: string; status: string | null }>(sql`
      select w.id, coalesce(
        (select to_value #>> '{}' from audit_history where record_type = 'walk' and record_id = w.id
          and field = 'status' order by sequence desc limit 1),
        (select pair ->> 1 from audit_history, jsonb_array_elements(to_value) as pair
          where record_type = 'walk' and record_id = w.id and field = '*' and pair ->> 0 = 'status')) as status
      from walks w`);
    const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
    expect(latest).toHaveLength(rows.length);
    expect(latest.filter(({ id, status }) => statusOf.get(id) !== status)).toEqual([]);
    const entry = published.find(({ walkId }) =>
      rows.some(({ id, status }) => id === walkId && status === 'complete'),
    );
    const walk = rows.find(({ id }) => id === entry?.walkId);
    const [delta] = await db
      .select()
      .from(observationDeltas)
      .where(eq(observationDeltas.observationId, entry?.id ?? ''));
    expect(delta?.timeCreated).toEqual(walk?.timeCompleted);
    const [logged] = await db
      .select()
      .from(auditHistory)
      .where(eq(auditHistory.recordId, entry?.id ?? ''));
    expect(logged?.time).toEqual(entry?.timeCreated);
  });
});

it('gives every account that logs something in My Walks', async () => {
  const accounts = [...people.values()].filter(
    ({ email, role, roleSchoolIds, isDistrictLevel, isSchoolDogStaff }) =>
      email === `${role}@demo.test` &&
      !isSchoolDogStaff &&
      [
        'schooldog_master_admin',
        'principal',
        'assistant_principal',
        'sro',
        'sro_district',
        'custodial',
        'custodial_supervisor',
        'educator',
        'clerical',
        'district_safety_coordinator',
        'district_nonsafety_coordinator',
      ].includes(role) &&
      (isDistrictLevel || roleSchoolIds.length > 0),
  );
  expect(accounts).toHaveLength(11);
  for (const { email } of accounts) {
    const { counts } = await (await clientOf(email)).walks.listWalks({ tab: 'mine', subTab: 'inprogress' });
    expect({ email, current: counts.mine.inprogress }).toEqual({ email, current: expect.any(Number) });
    expect(counts.mine.inprogress).toBeGreaterThan(0);
  }
});

it('has old walks of the chief of police only, among the accounts that stand for a role', () => {
  const old = rows.filter((row) => isOldWalk(presentWalk(row), now) && row.timeArchived === null);
  const leaders = old.map(({ leaderUserId }) => personOf(leaderUserId));
  expect(leaders.filter(({ email }) => email === 'sro_district@demo.test')).toHaveLength(2);
  const others = leaders.filter(({ email }) => email !== 'sro_district@demo.test');
  expect(others).toHaveLength(1);
  expect(others.every(({ email, role }) => email !== `${role}@demo.test`)).toBe(true);
  const helpers = old.flatMap(({ collaborators }) => collaborators).map((userId) => personOf(userId));
  expect(helpers.every(({ email, role }) => email !== `${role}@demo.test`)).toBe(true);
});

it('shows under "Needs attention" what waits for review and what is abandoned', async () => {
  const rowsOf = async (email: string) => {
    const { rows: shown } = await (await clientOf(email)).dashboard.getAttention();
    return shown.filter(({ key }) => key === 'walksToReview' || key === 'abandonedWalks');
  };
  const toReview = { key: 'walksToReview', count: 1 };
  expect(await rowsOf('principal@demo.test')).toMatchObject([toReview]);
  expect(await rowsOf('district_safety_coordinator@demo.test')).toMatchObject([toReview]);
  expect(await rowsOf('sro_district@demo.test')).toMatchObject([{ key: 'abandonedWalks', count: 1 }]);
});
