// The rows of "Needs attention" with exact numbers: what counts, when, and at which schools.
import { organizationOf } from '@schooldog/domain/settings';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aPlace, type TestPlace } from '../../testing/places.ts';
import { safetyAlertRecipients, safetyAlerts } from '../alerts/schema.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { entryCounts, entryDayCounts } from '../entries/schema.ts';
import { walks } from '../walks/schema.ts';
import { aWalkOf } from '../walks/testing/aWalkOf.ts';
import { type EntriesFixture, entriesFixture } from '../entries/testing/fixture.ts';

const now = new Date('2026-10-15T16:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(24 * days);

let place: EntriesFixture;
let gym: TestPlace;

beforeAll(async () => {
  place = await entriesFixture(() => now);
  gym = await aPlace(place.fixture.database, place.oakHill.id, 'Gym');
});

const rowsOf = async (who: 'coordinator' | 'principal' | 'custodian') =>
  (await place.clients[who].dashboard.getAttention()).rows;
const keysOf = async (who: 'coordinator' | 'principal' | 'custodian') =>
  (await rowsOf(who)).map(({ key, count }) => `${key} ${count}`);

it('is empty where nothing happened', async () => {
  const value = organizationOf({ requiredNumSchoolLedObservations: 0 });
  await place.fixture.database.db.insert(settings).values({ name: 'organization', value });
  expect(await keysOf('coordinator')).toEqual([]);
  expect(await keysOf('principal')).toEqual([]);
});

it('alerts wait for their recipients, and are overdue for their managers after a day', async () => {
  const { fixture, oakHill, pineRidge, people, clients } = place;
  const { db } = fixture.database;
  const alertAt = async (schoolId: string, recipientId: string, timeSent: Date) => {
    const recipientIds = [recipientId];
    const facts = { schoolId, createdByUserId: people.coordinator.id, recipientIds };
    const { id } = await anAlertOf(fixture.database, facts);
    await db.update(safetyAlerts).set({ timeSent }).where(eq(safetyAlerts.id, id));
    return id;
  };
  await alertAt(oakHill.id, people.custodian.id, hoursAgo(23));
  const overdue = await alertAt(oakHill.id, people.custodian.id, hoursAgo(24));
  await alertAt(pineRidge.id, people.partner.id, hoursAgo(30));
  const resolved = await alertAt(oakHill.id, people.custodian.id, hoursAgo(50));
  await db.update(safetyAlerts).set({ timeResolved: now }).where(eq(safetyAlerts.id, resolved));

  expect(await rowsOf('custodian')).toEqual([
    { key: 'alertsWaiting', count: 2, since: hoursAgo(24).toISOString() },
  ]);
  expect(await rowsOf('principal')).toEqual([
    { key: 'alertsOverdue', count: 1, since: hoursAgo(24).toISOString() },
  ]);
  expect(await keysOf('coordinator')).toEqual(['alertsOverdue 2']);
  const listed = await clients.principal.alerts.listSafetyAlerts({ tab: 'all', isOverdue: true });
  expect(listed.alerts.map(({ id }) => id)).toEqual([overdue]);

  await db.update(safetyAlertRecipients).set({ timeAcknowledged: now });
  expect([await keysOf('custodian'), await keysOf('coordinator')]).toEqual([[], []]);
});

it('walks wait for their reviewer, and abandoned ones for their leader', async () => {
  const { fixture, oakHill, people } = place;
  const { database } = fixture;
  const led = { schoolId: oakHill.id, leaderUserId: people.custodian.id };
  const review = { ...led, status: 'review' as const, timeSubmitted: hoursAgo(5) };
  await aWalkOf(database, { ...review, awaitingReviewBy: people.principal.id });
  await aWalkOf(database, { ...review, awaitingReviewBy: people.principal.id, timeSubmitted: hoursAgo(9) });
  await aWalkOf(database, { ...review, awaitingReviewBy: people.principal.id, timeArchived: now });
  await aWalkOf(database, { ...led, timeUpdated: daysAgo(7) });
  await aWalkOf(database, { ...led, timeUpdated: daysAgo(6) });
  await aWalkOf(database, { ...led, timeUpdated: daysAgo(9), timeArchived: now });
  const joined = { leaderUserId: people.principal.id, collaborators: [people.custodian.id] };
  await aWalkOf(database, { ...led, ...joined, timeUpdated: daysAgo(8), status: 'complete' });

  const since = hoursAgo(9).toISOString();
  expect(await rowsOf('principal')).toEqual([{ key: 'walksToReview', count: 2, since }]);
  expect(await rowsOf('custodian')).toEqual([
    { key: 'abandonedWalks', count: 1, since: daysAgo(7).toISOString() },
  ]);
  expect(await rowsOf('coordinator')).toEqual([]);
  await database.db.delete(walks);
});

it('three concerns at one location within 30 days are repeated, including merged locations', async () => {
  const { fixture, oakHill, people } = place;
  const concern = (optionId: string, timestamp: Date, facts = {}) =>
    anEntryOf(fixture.database, {
      schoolId: oakHill.id,
      reportedByUserId: people.coordinator.id,
      timestamp,
      locationDataProfileId: gym.dataProfileId,
      locationDataProfileOptionId: optionId,
      ...facts,
    });
  await concern(gym.optionId, daysAgo(1));
  await concern(gym.optionId, daysAgo(31));
  await concern(gym.optionId, daysAgo(2), { observationType: 'praise' });
  await concern(gym.mergedOptionId, daysAgo(20));
  expect(await keysOf('principal')).toEqual([]);
  await concern(gym.optionId, daysAgo(29));
  const repeated = {
    key: 'repeatedConcerns',
    count: 3,
    from: '2026-09-16',
    to: '2026-10-15',
    schoolId: oakHill.id,
    place: 'Gym',
    location: { profileId: gym.dataProfileId, optionId: gym.optionId },
  };
  expect(await rowsOf('principal')).toEqual([repeated]);
  expect(await rowsOf('coordinator')).toEqual([repeated]);
  expect(await rowsOf('custodian')).toEqual([]);
});

it('concerns of the last 7 days are compared with the 7 days before, at the schools the viewer may see', async () => {
  const { fixture, oakHill, pineRidge } = place;
  await fixture.database.db.insert(entryDayCounts).values([
    { schoolId: oakHill.id, day: '2026-10-15', schoolConcern: 2, schoolPraise: 9 },
    { schoolId: oakHill.id, day: '2026-10-09', partnerConcern: 1 },
    { schoolId: oakHill.id, day: '2026-10-08', districtConcern: 2 },
    { schoolId: oakHill.id, day: '2026-10-01', districtConcern: 9 },
    { schoolId: pineRidge.id, day: '2026-10-03', districtConcern: 1 },
  ]);
  const rising = { key: 'concernsRising', count: 3, before: 2, from: '2026-10-09', to: '2026-10-15' };
  expect(await rowsOf('principal')).toContainEqual(rising);
  expect(await keysOf('coordinator')).not.toContain('concernsRising 3');
});

it('nothing is rising in the first 14 days of a record, because the week before is not a whole one', async () => {
  const { db } = place.fixture.database;
  await db.delete(entryDayCounts);
  const { id: schoolId } = place.oakHill;
  await db.insert(entryDayCounts).values([
    { schoolId, day: '2026-10-15', schoolConcern: 3 },
    { schoolId, day: '2026-10-08', districtConcern: 1 },
    { schoolId, day: '2026-10-02', districtPraise: 1 },
    // Logged by way of trial, and deleted.
    { schoolId, day: '2026-08-20', schoolConcern: 0 },
  ]);
  const rising = 'concernsRising 3';
  expect(await keysOf('principal')).not.toContain(rising);
  expect(await keysOf('coordinator')).not.toContain(rising);

  // The record of another school says nothing about this one; the coordinator looks at both.
  const longAgo = { day: '2026-10-01', schoolPraise: 1 };
  await db.insert(entryDayCounts).values({ schoolId: place.pineRidge.id, ...longAgo });
  expect(await keysOf('principal')).not.toContain(rising);
  expect(await keysOf('coordinator')).toContain(rising);
  await db.insert(entryDayCounts).values({ schoolId, ...longAgo });
  expect(await keysOf('principal')).toContain(rising);
  await db.delete(entryDayCounts);
});

it('schools are behind when they have less than the share of the goal due by now', async () => {
  const { fixture, oakHill, pineRidge } = place;
  const value = organizationOf({ requiredNumSchoolLedObservations: 10 });
  await fixture.database.db.update(settings).set({ value });
  const month = '2026-10';
  await fixture.database.db.insert(entryCounts).values([
    { countId: 'global', schoolId: oakHill.id, month, schoolConcern: 3, districtConcern: 20 },
    { countId: 'global', schoolId: pineRidge.id, month, schoolConcern: 2, schoolPraise: 2 },
  ]);
  const behind = { key: 'schoolsBehind', count: 1, month, required: 10, schoolIds: [oakHill.id] };
  expect(await rowsOf('coordinator')).toContainEqual(behind);
  expect((await rowsOf('principal')).at(-1)).toEqual(behind);
});
