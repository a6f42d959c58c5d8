// The tiles of a school's page with exact numbers: what counts, when, and for whom.
import type { SchoolTile } from '@schooldog/domain/schools';
import { organizationOf } from '@schooldog/domain/settings';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { aPlace } from '../../testing/places.ts';
import { safetyAlerts } from '../alerts/schema.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { aWalkOf } from '../walks/testing/aWalkOf.ts';
import { anEntry, type EntriesFixture, entriesFixture, refused } from '../entries/testing/fixture.ts';

const now = new Date('2026-10-15T16:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();

let place: EntriesFixture;

beforeAll(async () => {
  place = await entriesFixture(() => now);
  const { fixture, oakHill, pineRidge, people, clients } = place;
  const value = organizationOf({ requiredNumSchoolLedObservations: 4 });
  await fixture.database.db.insert(settings).values({ name: 'organization', value });
  const at = (days: number, schoolId = oakHill.id) => anEntry({ schoolId, timestamp: daysAgo(days) });
  await clients.principal.entries.logEntry(at(0));
  await clients.principal.entries.logEntry(at(29));
  await clients.principal.entries.logEntry(at(30));
  await clients.custodian.entries.logEntry({
    ...at(1),
    entry: { ...at(1).entry, observationType: 'praise' },
  });
  await clients.coordinator.entries.logEntry(at(59));
  await clients.coordinator.entries.logEntry(at(60));
  await clients.coordinator.entries.logEntry(at(1, pineRidge.id));

  const alertTo = async (recipientId: string, timeSent: Date) => {
    const facts = {
      schoolId: oakHill.id,
      createdByUserId: people.coordinator.id,
      recipientIds: [recipientId],
    };
    const { id } = await anAlertOf(fixture.database, facts);
    await fixture.database.db.update(safetyAlerts).set({ timeSent }).where(eq(safetyAlerts.id, id));
    return id;
  };
  await alertTo(people.custodian.id, now);
  await alertTo(people.principal.id, new Date(daysAgo(1)));
  const resolved = await alertTo(people.custodian.id, new Date(daysAgo(2)));
  await fixture.database.db
    .update(safetyAlerts)
    .set({ timeResolved: now })
    .where(eq(safetyAlerts.id, resolved));
  await aPlace(fixture.database, oakHill.id, 'Gym');

  const walkBy = async (
    leaderUserId: string,
    facts: Readonly<{ timeArchived?: Date; schoolId?: string }> = {},
  ) => aWalkOf(fixture.database, { schoolId: oakHill.id, leaderUserId, ...facts });
  await walkBy(people.custodian.id);
  await walkBy(people.principal.id);
  await walkBy(people.custodian.id, { timeArchived: now });
  await walkBy(people.custodian.id, { schoolId: pineRidge.id });
});

type Who = keyof EntriesFixture['clients'];
const tilesFor = async (who: Who, schoolId = place.oakHill.id): Promise<SchoolTile[]> =>
  (await place.clients[who].schools.getSchoolTiles({ schoolId })).tiles;

it('a coordinator sees how the school is doing, and how much there is of everything', async () => {
  expect(await tilesFor('coordinator')).toEqual([
    { key: 'goal', count: 2, required: 4, month: '2026-10' },
    { key: 'concerns', count: 2, before: 2, from: '2026-09-16', to: '2026-10-15' },
    { key: 'openAlerts', count: 2, overdue: 1, scope: 'all' },
    { key: 'entries', count: 6, onlyOwn: false },
    { key: 'walks', count: 2, scope: 'team' },
    { key: 'assessments', count: 0 },
    { key: 'drills', count: 0, from: '2026-07-01', to: '2027-06-30', last: null, nextDue: null },
    { key: 'eop', count: 0, total: 0, overdue: 0 },
    { key: 'workOrders', count: 0 },
    { key: 'alerts', count: 3, scope: 'all' },
    { key: 'locations', count: 1 },
    { key: 'people', count: 2 },
  ]);
});

it('somebody who only logs and receives there counts what is theirs', async () => {
  expect(await tilesFor('custodian')).toEqual([
    { key: 'openAlerts', count: 1, overdue: 0, scope: 'received' },
    { key: 'entries', count: 1, onlyOwn: true },
    { key: 'walks', count: 1, scope: 'mine' },
    { key: 'workOrders', count: 0 },
    { key: 'alerts', count: 2, scope: 'received' },
  ]);
});

it('every number is that of the list to which its tile leads', async () => {
  const { clients, oakHill } = place;
  const schoolIds = [oakHill.id];
  const { alerts } = await clients.coordinator.alerts.listSafetyAlerts({
    tab: 'all',
    schoolIds,
    statuses: ['sent'],
  });
  expect(alerts).toHaveLength(2);
  const filter = { schoolIds, entryTypes: ['concern' as const], from: '2026-09-16', to: '2026-10-15' };
  expect(await clients.coordinator.entries.countEntries(filter)).toEqual({ count: 2 });
  const unfinished = { tab: 'team', subTab: 'inprogress', schoolIds } as const;
  expect((await clients.coordinator.walks.listWalks(unfinished)).walks).toHaveLength(2);
  expect((await clients.coordinator.users.listUsers({ schoolIds })).count).toBe(2);
});

it('a district without a goal has no tile for it', async () => {
  const { db } = place.fixture.database;
  await db.update(settings).set({ value: organizationOf({ requiredNumSchoolLedObservations: 0 }) });
  expect((await tilesFor('principal')).map(({ key }) => key)).not.toContain('goal');
});

it('people of another school learn nothing', async () => {
  await expect(tilesFor('principal', place.pineRidge.id)).rejects.toEqual(refused('school.viewNotAllowed'));
});
