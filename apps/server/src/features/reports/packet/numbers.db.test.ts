// Every number of a packet, counted by hand from random records, and as the pages of the app count it.
import { dateIn, endOfDay } from '@schooldog/domain/dates';
import { drillTypes } from '@schooldog/domain/drills';
import { sourceTypes } from '@schooldog/domain/permissions';
import {
  type PacketDays,
  packetPeriod,
  type PacketPeriodKind,
  packetSections,
} from '@schooldog/domain/reports/packet';
import { isFinished, orderAges } from '@schooldog/domain/workOrders';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSchool } from '../../../testing/people.ts';
import { aDrillOf, aRule } from '../../drills/testing/aDrillOf.ts';
import { anEntry, type EntriesFixture, entriesFixture } from '../../entries/testing/fixture.ts';
import { aCertifiedComponentOf } from '../../eop/testing/aComponentOf.ts';
import { aWalkOf } from '../../walks/testing/aWalkOf.ts';
import { aWorkOrderOf, saveTasksSettings } from '../../workOrders/testing/aWorkOrderOf.ts';
import { packetNumbers } from './boardPacketReport.ts';
import { dueOf, type RandomDistrict, randomDistrict, zone } from './testing/randomDistrict.ts';

const now = new Date('2026-11-17T15:00:00.000Z');
const today = '2026-11-17';
let place: EntriesFixture;
let district: RandomDistrict;

beforeAll(async () => {
  place = await entriesFixture(() => now);
  district = await randomDistrict(place, now);
  await saveTasksSettings(place.fixture.database, { isWorkCalendarEnabled: true });
}, 120_000);

const cases = [
  ['month', '2026-10-05'],
  ['month', today],
  ['quarter', '2026-01-31'],
  ['quarter', today],
  ['schoolYear', '2026-06-30'],
  ['schoolYear', today],
] as const;

type At = Readonly<{ schoolId: string }>;

async function counted(kind: PacketPeriodKind, day: string, schoolId: string | null) {
  const period = packetPeriod(kind, day, today);
  if (period === null) throw new Error('no period');
  const schoolIds = schoolId === null ? null : [schoolId];
  const scope = { schoolIds, period, timeZone: zone, now, today, sections: packetSections };
  const numbers = await packetNumbers(place.fixture.database.db, scope, 'en');
  const { drills, walks, concerns, backlog, plans } = numbers;
  if (!drills || !walks || !concerns || !backlog || !plans) throw new Error('a section is missing');
  const isAt = (one: At) => schoolId === null || one.schoolId === schoolId;
  return { period, isAt, drills, walks, concerns, backlog, plans };
}

const isIn = (day: string, { from, to }: PacketDays) => day >= from && day <= to;
const dayOf = (time: Date) => dateIn(time.toISOString(), zone);
const scopes = () => [null, place.oakHill.id];

describe.each(cases)('%s with %s', (kind, day) => {
  it('counts drills that were confirmed', async () => {
    for (const schoolId of scopes()) {
      const { period, isAt, drills } = await counted(kind, day, schoolId);
      const held = (days: PacketDays, type: string | null) =>
        district.drills.filter(
          (one) =>
            isAt(one) &&
            isIn(one.drillDate, days) &&
            (type === null || one.type === type) &&
            one.resultsSavedOn !== null &&
            one.resultsSavedOn >= one.drillDate,
        ).length;
      const both = (type: string | null) => ({
        now: held(period.days, type),
        before: held(period.before, type),
      });
      expect(drills.held).toEqual(both(null));
      expect(drills.byType).toEqual(Object.fromEntries(drillTypes.map((type) => [type, both(type)])));
    }
  });

  it('counts walks that were completed, as the list of walks does', async () => {
    for (const schoolId of scopes()) {
      const { period, isAt, walks } = await counted(kind, day, schoolId);
      const completed = (days: PacketDays) =>
        district.walks.filter(
          (one) =>
            isAt(one) &&
            one.timeCompleted !== null &&
            isIn(dayOf(one.timeCompleted), days) &&
            one.timeArchived === null,
        );
      const both = (source: string | null) => {
        const of = (days: PacketDays) =>
          completed(days).filter(({ walkType }) => source === null || walkType === source).length;
        return { now: of(period.days), before: of(period.before) };
      };
      expect(walks.completed).toEqual(both(null));
      expect(walks.bySource).toEqual(Object.fromEntries(sourceTypes.map((source) => [source, both(source)])));
      // These walks were completed at once, so the list, which goes by their beginning, has the same.
      const listed = await place.clients.coordinator.walks.listWalks({
        tab: 'team',
        subTab: 'complete',
        ...period.days,
        ...(schoolId === null ? {} : { schoolIds: [schoolId] }),
      });
      expect(walks.completed.now).toBe(listed.counts.team.complete);
      const walked = new Set(completed(period.days).map((one) => one.schoolId)).size;
      expect(walks.schools?.now ?? null).toEqual(schoolId === null ? { part: walked, whole: 2 } : null);
    }
  });

  it('counts concerns by category, as the explorer does', async () => {
    for (const schoolId of scopes()) {
      const { period, isAt, concerns } = await counted(kind, day, schoolId);
      const logged = (days: PacketDays, opinion: string) =>
        district.seen.filter(
          (one) => isAt(one) && one.observationType === opinion && isIn(dayOf(one.timestamp), days),
        ).length;
      for (const opinion of ['concern', 'praise'] as const)
        expect(concerns[`${opinion}s`]).toEqual({
          now: logged(period.days, opinion),
          before: logged(period.before, opinion),
        });
      const sums = await Promise.all(
        district.categories.map((category) =>
          place.clients.coordinator.entries.countEntries({
            ...period.days,
            category,
            entryTypes: ['concern'],
            ...(schoolId === null ? {} : { schoolIds: [schoolId] }),
          }),
        ),
      );
      const shown = sums.map(({ count }) => count).filter((count) => count > 0);
      expect(concerns.byCategory.map((one) => one.concerns.now).filter((count) => count > 0)).toEqual(
        shown.toSorted((a, b) => b - a),
      );
    }
  });

  it('counts orders as they were open at the end of the day', async () => {
    for (const schoolId of scopes()) {
      const { period, isAt, backlog } = await counted(kind, day, schoolId);
      const open = ({ to }: PacketDays) =>
        district.orders.filter((one) => {
          const status = one.statuses.findLast(({ time }) => time < new Date(endOfDay(to, zone)))?.status;
          return isAt(one) && status !== undefined && !isFinished(status);
        }).length;
      const within = (days: PacketDays, timeOf: (one: RandomDistrict['orders'][number]) => Date | null) =>
        district.orders.filter((one) => {
          const time = timeOf(one);
          return isAt(one) && time !== null && isIn(dayOf(time), days);
        }).length;
      const both = (timeOf: (one: RandomDistrict['orders'][number]) => Date | null) => ({
        now: within(period.days, timeOf),
        before: within(period.before, timeOf),
      });
      expect(backlog.open).toEqual({ now: open(period.days), before: open(period.before) });
      expect(backlog.created).toEqual(both((one) => one.timeCreated));
      expect(backlog.completed).toEqual(both((one) => one.timeCompleted));
      const ages = orderAges.map((age) => backlog.byAge[age]);
      expect(ages.reduce((sum, age) => sum + age.now, 0)).toBe(backlog.open.now);
      expect(ages.reduce((sum, age) => sum + (age.before ?? 0), 0)).toBe(backlog.open.before);
    }
  });

  it('counts components as they were at the end of the day', async () => {
    for (const schoolId of scopes()) {
      const { period, isAt, plans } = await counted(kind, day, schoolId);
      const states = ({ to }: PacketDays) => {
        const end = new Date(Math.min(now.getTime(), Date.parse(endOfDay(to, zone)) - 1));
        const there = district.components.filter(
          (one) =>
            isAt(one) && one.timeCreated <= end && (one.timeArchived === null || one.timeArchived > end),
        );
        const current = there.filter(({ certifications, months }) => {
          const last = certifications.findLast((time) => time <= end);
          return last !== undefined && Date.parse(dueOf(last, months)) >= end.getTime();
        });
        return { part: current.length, whole: there.length };
      };
      const certified = (days: PacketDays) =>
        district.components
          .filter(isAt)
          .flatMap(({ certifications }) => certifications.filter((time) => isIn(dayOf(time), days))).length;
      expect(plans.current).toEqual({ now: states(period.days), before: states(period.before) });
      expect(plans.certifications).toEqual({ now: certified(period.days), before: certified(period.before) });
    }
  });
});

it('a day ends at midnight in the district, in every section', async () => {
  const { database } = place.fixture;
  const { id: schoolId } = await aSchool(database, 'Lakeside Middle');
  const userId = place.people.principal.id;
  for (const time of [new Date('2026-11-01T03:59:59.000Z'), new Date('2026-11-01T04:00:00.000Z')]) {
    await aDrillOf(database, {
      schoolId,
      recordedByUserId: userId,
      drillDate: dayOf(time),
      resultsSavedOn: dayOf(time),
    });
    await aWalkOf(database, {
      schoolId,
      leaderUserId: userId,
      status: 'complete',
      timeCreated: time,
      timeCompleted: time,
    });
    await place.clients.coordinator.entries.logEntry(anEntry({ schoolId, timestamp: time.toISOString() }));
    await aWorkOrderOf(database, { schoolId, createdByUserId: userId, timeCreated: time });
    await aCertifiedComponentOf(database, { schoolId, timeCreated: time, certifiedAt: time });
  }
  for (const [day, open] of [
    ['2026-10-05', 1],
    [today, 2],
  ] as const) {
    const { drills, walks, concerns, backlog, plans } = await counted('month', day, schoolId);
    const within = [drills.held, walks.completed, concerns.concerns, backlog.created, plans.certifications];
    expect(within.map((one) => one.now)).toEqual([1, 1, 1, 1, 1]);
    expect([backlog.open.now, plans.current.now]).toEqual([open, { part: open, whole: open }]);
  }
});

it('a running period has the numbers of the pages of today', async () => {
  const { coordinator } = place.clients;
  const { backlog, plans, period } = await counted('month', today, null);
  const { numbers } = await coordinator.workOrders.getTaskAnalytics({ ...period.days, fresh: true });
  expect(backlog.open.now).toBe(numbers.open);
  expect(Object.fromEntries(orderAges.map((age) => [age, backlog.byAge[age].now]))).toEqual(numbers.ages);
  expect(backlog.completed.now).toBe(numbers.completed);
  expect(backlog.created.now).toBe(numbers.weeks.reduce((sum, { created }) => sum + created, 0));
  const progress = await coordinator.eop.listEopSchools();
  expect(plans.current.now).toEqual({
    part: progress.reduce((sum, { completed }) => sum + completed, 0),
    whole: progress.reduce((sum, { total }) => sum + total, 0),
  });
});

it('required drills are those of the list of what is due', async () => {
  const { coordinator } = place.clients;
  expect((await counted('month', '2026-10-05', null)).drills.required).toBeNull();
  const days = { schoolYear: '2026-2027', schoolId: null, firstDay: '2026-08-03', lastDay: '2027-05-21' };
  await coordinator.drills.editDrillRules({
    edit: {
      isEnabled: { from: false, to: true },
      rules: { added: [aRule()], removed: [], changed: [] },
      schoolDays: { added: [days], removed: [], changed: [] },
    },
  });
  const schoolIds = [place.oakHill.id, place.pineRidge.id];
  for (const schoolId of schoolIds) {
    const asked = { schoolYear: '2026-2027', schoolIds: [schoolId] };
    const { requirements } = await coordinator.drills.listDueDrills(asked);
    const { drills, period } = await counted('quarter', '2026-09-05', schoolId);
    const due = requirements.filter(({ dueBy }) => isIn(dueBy, period.days));
    expect(due).toHaveLength(2);
    const part = due.filter(({ state }) => state === 'done').length;
    expect(drills.required?.now).toEqual({ part, whole: 2 });
  }
});

it('a period before the first record is not compared', async () => {
  const { database } = place.fixture;
  const young = await aSchool(database, 'Willow Creek High');
  const facts = { schoolId: young.id, recordedByUserId: place.people.principal.id };
  await aDrillOf(database, { ...facts, drillDate: '2026-09-02', resultsSavedOn: '2026-09-02' });
  const held = async (kind: PacketPeriodKind, day: string) =>
    (await counted(kind, day, young.id)).drills.held;
  expect(await held('month', '2026-10-05')).toEqual({ now: 0, before: null });
  await aDrillOf(database, { ...facts, drillDate: '2026-09-01', resultsSavedOn: '2026-09-01' });
  expect(await held('month', '2026-10-05')).toEqual({ now: 0, before: 2 });
  const { walks, concerns, backlog, plans } = await counted('month', '2026-10-05', young.id);
  expect([walks.completed, concerns.concerns, backlog.open].map(({ before }) => before)).toEqual([
    null,
    null,
    null,
  ]);
  expect(plans.current).toEqual({ now: { part: 0, whole: 0 }, before: null });
});
