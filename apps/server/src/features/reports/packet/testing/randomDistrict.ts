// Two schools with random records over three years, and the same records as plain values to count by hand.
import { addDays, dateIn, type Timestamp } from '@schooldog/domain/dates';
import { drillTypes } from '@schooldog/domain/drills';
import { nextDueAfter } from '@schooldog/domain/eop';
import { opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { workOrderStatuses } from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { quietLog } from '../../../../testing/database.ts';
import { rebuildEntryCounts } from '../../../entries/index.ts';
import { entries } from '../../../entries/schema.ts';
import { type EntriesFixture, newId } from '../../../entries/testing/fixture.ts';
import { aDrillOf } from '../../../drills/testing/aDrillOf.ts';
import { eopCertifications } from '../../../eop/schema.ts';
import { aComponentOf } from '../../../eop/testing/aComponentOf.ts';
import { aWalkOf } from '../../../walks/testing/aWalkOf.ts';
import { aWorkOrderOf } from '../../../workOrders/testing/aWorkOrderOf.ts';

export const zone = 'America/New_York';
const hour = 3_600_000;
const hoursAgo = fc.nat({ max: 24 * 1000 });
const atOak = fc.boolean();

const anyDrill = fc.record({
  atOak,
  hoursAgo,
  type: fc.constantFrom(...drillTypes),
  savedAfter: fc.option(fc.integer({ min: -3, max: 3 })),
});
const anyWalk = fc.record({
  atOak,
  hoursAgo,
  source: fc.constantFrom(...sourceTypes),
  isComplete: fc.boolean(),
  isArchived: fc.constantFrom(true, false, false, false),
});
const categories = defaultObservationSettings().categories.map(({ id }) => id);
const anyEntry = fc.record({
  atOak,
  hoursAgo,
  opinion: fc.constantFrom(...opinions),
  categoryId: fc.constantFrom(...categories),
});
const anyOrder = fc.record({
  atOak,
  hoursAgo,
  /** Each after a share of the time that is left. */
  changes: fc.array(
    fc.tuple(fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.constantFrom(...workOrderStatuses)),
    {
      maxLength: 4,
    },
  ),
});
const anyComponent = fc.record({
  atOak,
  hoursAgo,
  months: fc.integer({ min: 1, max: 24 }),
  certified: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
  isArchived: fc.constantFrom(true, false, false, false, false),
});

export async function randomDistrict({ fixture, oakHill, pineRidge, people }: EntriesFixture, now: Date) {
  const { database } = fixture;
  const { db } = database;
  const userId = people.principal.id;
  const schoolOf = (one: Readonly<{ atOak: boolean }>) => (one.atOak ? oakHill.id : pineRidge.id);
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const drawn = <One>(any: fc.Arbitrary<One>, count: number) => fc.sample(any, { numRuns: count, seed: 22 });

  const drills = drawn(anyDrill, 250).map((one) => {
    const drillDate = dateIn(ago(one.hoursAgo).toISOString(), zone);
    const resultsSavedOn = one.savedAfter === null ? null : addDays(drillDate, one.savedAfter);
    return { schoolId: schoolOf(one), type: one.type, drillDate, resultsSavedOn };
  });
  for (const drill of drills) await aDrillOf(database, { ...drill, recordedByUserId: userId });

  const walks = drawn(anyWalk, 250).map((one) => ({
    schoolId: schoolOf(one),
    walkType: one.source,
    status: one.isComplete ? ('complete' as const) : ('inprogress' as const),
    timeCreated: ago(one.hoursAgo),
    timeCompleted: one.isComplete ? ago(one.hoursAgo) : null,
    timeArchived: one.isArchived ? now : null,
  }));
  for (const walk of walks) await aWalkOf(database, { ...walk, leaderUserId: userId });

  const seen = drawn(anyEntry, 600).map((one) => ({
    schoolId: schoolOf(one),
    timestamp: ago(one.hoursAgo),
    observationType: one.opinion,
    observationCategoryId: one.categoryId,
  }));
  await db.insert(entries).values(
    seen.map((entry) => ({
      ...entry,
      id: newId(),
      reportedByUserId: userId,
      walkType: 'school' as const,
      observationItemId: newId(),
      quantity: 3,
      comment: '',
      location: '',
      isFloating: true,
    })),
  );
  await rebuildEntryCounts(database.url, quietLog);

  const orders = drawn(anyOrder, 250).map((one) => {
    let left = one.hoursAgo;
    const changes = one.changes.map(([share, status]) => {
      left *= 1 - share;
      return { status, time: ago(left) };
    });
    const timeCreated = ago(one.hoursAgo);
    const statuses = [{ status: 'New' as const, time: timeCreated }, ...changes];
    const last = statuses.at(-1) ?? { status: 'New' as const, time: timeCreated };
    const timeCompleted = last.status === 'Complete' ? last.time : null;
    return { schoolId: schoolOf(one), timeCreated, timeCompleted, statuses, last };
  });
  for (const { statuses, last, ...order } of orders) {
    const facts = { ...order, status: last.status, timeUpdated: last.time, createdByUserId: userId };
    const { id } = await aWorkOrderOf(database, facts);
    for (const { status, time } of statuses)
      await db.execute(sql`
        insert into work_order_status_history (id, work_order_id, to_status, comment, snapshot, time_created)
        values (${newId()}, ${id}, ${status}, '', '{}', ${time})`);
  }

  const components = drawn(anyComponent, 120).map((one) => {
    const certifications = one.certified
      .map((share) => ago(one.hoursAgo * share))
      .toSorted((a, b) => +a - +b);
    return {
      schoolId: schoolOf(one),
      timeCreated: ago(one.hoursAgo),
      timeArchived: one.isArchived ? ago(one.hoursAgo / 3) : null,
      months: one.months,
      certifications,
    };
  });
  for (const { months, certifications, ...component } of components) {
    const last = certifications.at(-1) ?? null;
    const { id } = await aComponentOf(database, {
      ...component,
      certificationIntervalMonths: months,
      lastCertificationTime: last,
      nextCertificationDueTime: last === null ? null : new Date(dueOf(last, months)),
    });
    const facts = { componentId: id, certifiedByUserId: userId, isPublishing: true, pdfFileId: newId() };
    for (const timeCertified of certifications)
      await db
        .insert(eopCertifications)
        .values({ ...facts, id: newId(), timeCertified, isOmittingContent: false, attachments: [] });
  }
  return { drills, walks, seen, orders, components, categories };
}

export function dueOf(certified: Date, months: number): Timestamp {
  return nextDueAfter(certified.toISOString(), months, zone);
}

export type RandomDistrict = Awaited<ReturnType<typeof randomDistrict>>;
