import { canReceiveAlertAt, canSendAlertAt } from '@schooldog/domain/alerts';
import { daysOfSchoolYear, momentAt, schoolYearAt } from '@schooldog/domain/dates';
import {
  canChangeEntry,
  canLogEntryAt,
  deltaOf,
  entryDifferences,
  searchableTags,
  tagsOfEntry,
} from '@schooldog/domain/entries';
import { jsonEqual } from '@schooldog/domain/kernel';
import { type Actor, openWorkOrderRules, sourceTypeFor } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { safetyAlertRecipients, safetyAlerts } from '../features/alerts/schema.ts';
import { dataProfileOptions, dataProfiles } from '../features/dataProfiles/schema.ts';
import { entries, observationDeltas } from '../features/entries/schema.ts';
import { type DeltaRow, type EntryRow, presentEntry } from '../features/entries/store.ts';
import { anEntry } from '../features/entries/testing/fixture.ts';
import { notifications } from '../features/notifications/schema.ts';
import { walkEntries } from '../features/walks/schema.ts';
import { files } from '../platform/files/schema.ts';
import { users } from '../platform/identity/schema.ts';
import type { TestApp } from '../testing/app.ts';
import { demoApp, demoTime } from './testing/demoApp.ts';
import { trailsOf } from './testing/trailsOf.ts';

const timeZone = 'America/New_York';
const now = demoTime;
let fixture: TestApp;
let rows: EntryRow[];
let deltas: DeltaRow[];
let people: Map<string, Actor>;

beforeAll(async () => {
  fixture = await demoApp();
  const { db } = fixture.database;
  rows = await db.select().from(entries).orderBy(entries.timestamp);
  deltas = await db.select().from(observationDeltas).orderBy(observationDeltas.timeCreated);
  const common = {
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
  };
  const userRows = await db.select().from(users);
  people = new Map(userRows.map((person) => [person.id, { ...person, userId: person.id, ...common }]));
});

const share = (isMeant: (entry: EntryRow) => boolean) => rows.filter(isMeant).length / rows.length;

function personOf(userId: string): Actor {
  const person = people.get(userId);
  if (person === undefined) throw new Error(`no user has the id ${userId}`);
  return person;
}

describe('the entries of the demo district', () => {
  it('cover the last two school years and the current one until now', () => {
    expect(rows).toHaveLength(8000);
    const year = schoolYearAt(now.toISOString(), timeZone);
    const lastYear = schoolYearAt(`${daysOfSchoolYear(year).from}T00:00:00.000Z`, timeZone);
    const firstYear = schoolYearAt(`${daysOfSchoolYear(lastYear).from}T00:00:00.000Z`, timeZone);
    const begin = momentAt(daysOfSchoolYear(firstYear).from, '00:00', timeZone);
    expect(rows[0]?.timestamp.toISOString() ?? '').toSatisfy((first: string) => first < '2024-11-12');
    expect(rows[0]?.timestamp.toISOString() ?? '').toSatisfy((first: string) => first >= begin);
    expect(rows.every(({ timestamp: time, timeUpdated }) => time <= now && timeUpdated <= now)).toBe(true);
    const hours = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
    expect(
      share(
        ({ timestamp: time }) => ![7, 8, 9, 10, 11, 12, 13, 14, 15, 16].includes(Number(hours.format(time))),
      ),
    ).toBe(0);
    const weekdays = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
    expect(share(({ timestamp: time }) => weekdays.format(time).startsWith('S'))).toBeLessThan(0.03);
  });

  it('are as varied as those of a real district', () => {
    const perSchool = [...Map.groupBy(rows, ({ schoolId }) => schoolId).values()].map(({ length }) => length);
    expect(perSchool).toHaveLength(12);
    expect(Math.max(...perSchool)).toBeGreaterThan(2 * Math.min(...perSchool));
    expect(share(({ observationType: opinion }) => opinion === 'concern')).toBeCloseTo(0.55, 1);
    expect(share(({ observationType: opinion }) => opinion === 'praise')).toBeCloseTo(0.35, 1);
    expect(share(({ comment }) => comment === '')).toBeCloseTo(0.1, 1);
    expect(share(({ quantity }) => quantity === 1)).toBeGreaterThan(0.85);
    expect(share(({ manualTags }) => manualTags.length > 0)).toBeCloseTo(0.15, 1);
    const photographed = share(({ imageIds }) => imageIds.length > 0);
    expect(photographed).toBeGreaterThanOrEqual(0.25);
    expect(photographed).toBeLessThanOrEqual(0.3);
    expect(share(({ tasksToAddOnSubmission }) => tasksToAddOnSubmission.length > 0)).toBeCloseTo(0.02, 2);
    expect(share(({ locationDataProfileOptionId }) => locationDataProfileOptionId !== null)).toBeCloseTo(
      0.7,
      1,
    );
    const edited = new Set(
      deltas.flatMap(({ type, observationId }) => (type === 'update' ? [observationId] : [])),
    );
    expect(share(({ id }) => edited.has(id))).toBeCloseTo(0.03, 2);
    expect(share(({ comment }) => /[{}]/.test(comment))).toBe(0);
    const items = new Set(rows.map(({ observationItemId: itemId }) => itemId));
    const missing = defaultObservationSettings().items.filter(({ id }) => !items.has(id));
    expect(missing.map(({ label }) => label)).toEqual([]);
  });

  it('are by people who may log there, with the source that they have there', () => {
    const wrong = rows.filter(({ reportedByUserId, schoolId, walkType }) => {
      const person = personOf(reportedByUserId);
      return !canLogEntryAt(person, schoolId) || sourceTypeFor(person, schoolId) !== walkType;
    });
    expect(wrong).toEqual([]);
    expect(new Set(rows.map(({ walkType }) => walkType)).size).toBe(3);
  });

  it('begin with entries worth looking at', () => {
    const newest = rows.slice(-40);
    expect(newest.every(({ comment }) => comment !== '')).toBe(true);
    expect(new Set(newest.map(({ comment }) => comment)).size).toBe(40);
    expect(newest.filter(({ imageIds }) => imageIds.length > 0).length).toBeGreaterThanOrEqual(20);
    expect(newest.filter(({ createdSafetyAlertIds }) => createdSafetyAlertIds.length > 0)).toHaveLength(6);
    expect(new Set(newest.map(({ schoolId }) => schoolId)).size).toBe(12);
  });

  it('carry the tags of the settings', () => {
    const { categories, items } = defaultObservationSettings();
    const wrong = rows.filter((row) => {
      const category = categories.find(({ id }) => id === row.observationCategoryId);
      const item = items.find(({ id }) => id === row.observationItemId);
      if (category === undefined || item?.categories.includes(category.id) !== true) return true;
      const tags = tagsOfEntry({
        categoryTags: category.tags,
        itemTags: item.tags,
        manualTags: row.manualTags,
      });
      return tags.join() !== row.tags.join() || searchableTags(tags).join() !== row.searchableTags.join();
    });
    expect(wrong).toEqual([]);
  });

  it('are at locations of their own school', async () => {
    const options = await fixture.database.db
      .select({ id: dataProfileOptions.id, label: dataProfileOptions.label, schoolId: dataProfiles.schoolId })
      .from(dataProfileOptions)
      .innerJoin(dataProfiles, eq(dataProfiles.id, dataProfileOptions.dataProfileId));
    const known = new Map(options.map(({ id, label, schoolId }) => [id, `${label} ${schoolId}`]));
    const wrong = rows.filter(
      ({ locationDataProfileOptionId: optionId, location, schoolId }) =>
        optionId !== null && known.get(optionId) !== `${location} ${schoolId}`,
    );
    expect(wrong).toEqual([]);
    const idOf = (item: string) => defaultObservationSettings().items.find(({ label }) => label === item)?.id;
    const placesOf = (item: string) => {
      const some = rows.filter(
        ({ observationItemId: id, locationDataProfileOptionId: option }) =>
          id === idOf(item) && option !== null,
      );
      return [...new Set(some.map(({ location }) => location))].toSorted();
    };
    expect(placesOf('Playground equipment')).toEqual(['Playground']);
    expect(placesOf('Bus loading area')).toEqual(['Bus loop']);
    expect(placesOf('Stairs and railings')).toEqual(['Stairwell A', 'Stairwell B']);
  });

  it('match their recorded changes, by people who may change them', () => {
    const byEntry = Map.groupBy(deltas, ({ observationId }) => observationId);
    const wrong = rows.filter((row) => {
      const [created, ...updates] = byEntry.get(row.id) ?? [];
      if (created?.type !== 'create') return true;
      const changes = updates.flatMap(({ deltaFields }) => Object.entries(deltaFields.to));
      const made = { ...created.deltaFields.to, ...Object.fromEntries(changes) };
      const expected = deltaOf(entryDifferences(null, presentEntry(row)))?.to;
      const mayChange = updates.every(({ reportedByUserId }) =>
        canChangeEntry(personOf(reportedByUserId), row),
      );
      return !jsonEqual(made, expected) || !mayChange;
    });
    expect(wrong).toEqual([]);
    expect(byEntry.size).toBe(rows.length);
  });

  it('are counted as a plain query of the table counts them', async () => {
    const numbers = sql.raw(
      `sum(${['district', 'school', 'partner'].flatMap((source) => ['concern', 'praise', 'other'].map((opinion) => `${source}_${opinion}`)).join(' + ')})::int`,
    );
    const { rows: different } = await fixture.database.db.execute(sql`
      with counted as (
        select count_id, school_id, month, ${numbers} as number from entry_counts group by 1, 2, 3
        union all select 'day', school_id, day::text, ${numbers} from entry_day_counts group by 1, 2, 3
        union all select 'uses', school_id, tag, uses from entry_tag_uses
      ), plain as (
        select count_id, school_id, to_char(timestamp at time zone ${timeZone}, 'YYYY-MM'), count(*)::int
        from entries, lateral unnest(array['global', 'category--' || observation_category_id, 'user--' || reported_by_user_id,
          'category--' || observation_category_id || '--item--' || observation_item_id,
          'location--' || location_data_profile_id || '--' || location_data_profile_option_id]
          || array(select 'tag--' || replace(tag, ' ', '%20') from unnest(searchable_tags) as tag)) as count_id
        where count_id is not null group by 1, 2, 3
        union all select 'day', school_id, ((timestamp at time zone ${timeZone})::date)::text, count(*) from entries group by 1, 2, 3
        union all select 'uses', school_id, tag, count(*) from entries, unnest(searchable_tags) as tag group by 1, 2, 3
      )
      (select * from counted except select * from plain) union all (select * from plain except select * from counted)`);
    expect(different).toEqual([]);
  });
});

it('have the same audit trail as entries logged in the product', async () => {
  const { db } = fixture.database;
  const coordinator = [...people.values()].find(({ role }) => role === 'district_safety_coordinator');
  const client = await fixture.as({ id: coordinator?.userId ?? '' });
  const { entryId, ...rest } = anEntry({ schoolId: rows[0]?.schoolId ?? '', entry: { comment: 'Loose' } });
  await client.entries.logEntry({ entryId, ...rest });
  await client.entries.editEntry({ entryId, changes: { comment: 'Fixed', quantity: 3 } });
  const changed = deltas.filter(({ type }) => type === 'update').map(({ observationId }) => observationId);
  expect(changed.length).toBeGreaterThan(100);
  const untouched = rows
    .flatMap(({ id, walkId }) => (walkId !== null || changed.includes(id) ? [] : [id]))
    .slice(0, 100);
  for (const { found, expected } of await trailsOf(db, [entryId, ...changed, ...untouched]))
    expect(found).toEqual(expected);
  const { rows: known } = await db.execute(sql`
    select (select count(distinct record_id)::int from audit_history where record_type = 'entry') as trails,
      (select count(*)::int from audit_updates where record_type = 'entry') as summaries,
      (select count(*)::int from (select time < lag(time) over (partition by record_id order by sequence) as is_back
        from audit_history where record_type = 'entry') as steps where is_back) as steps_back`);
  const waiting = await db.select().from(walkEntries);
  const all = rows.length + waiting.length + 1;
  expect(known).toEqual([{ trails: all, summaries: all, steps_back: 0 }]);
});

it('photos open for viewers who may see the entry', async () => {
  const { db } = fixture.database;
  const stored = await db.select().from(files).where(eq(files.ownerType, 'entry'));
  const waiting = await db.select().from(walkEntries);
  const shown = [...rows, ...waiting].flatMap(({ id, imageIds }) =>
    imageIds.map((imageId) => `${id} ${imageId}`),
  );
  expect(stored.map(({ id, ownerId }) => `${ownerId} ${id}`).toSorted()).toEqual(shown.toSorted());
  expect(new Set(stored.map(({ name }) => name)).size).toBeGreaterThanOrEqual(100);
  expect(new Set(stored.map(({ ownerId, name }) => `${ownerId} ${name}`)).size).toBe(stored.length);
  for (const file of new Map(stored.map((one) => [one.storageKey, one])).values()) {
    const small = await fixture.app.services.files.readSmall(file, 640);
    expect([small.data.length, small.width, small.height]).toEqual([file.size, 640, 480]);
  }
  const first = stored.find(({ ownerId }) => rows.some(({ id }) => id === ownerId));
  const [coordinator] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'district_safety_coordinator@demo.test'));
  const answer = await fixture.app.http.inject({
    url: `/api/entries/${first?.ownerId}/images/${first?.id}`,
    headers: { cookie: await fixture.cookieOf({ id: coordinator?.id ?? '' }) },
  });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, first?.size]);
});

it('safety alerts come from entries, go to people who may receive them, and are in every state', async () => {
  const { db } = fixture.database;
  const alerts = await db.select().from(safetyAlerts);
  const recipients = await db.select().from(safetyAlertRecipients);
  expect(alerts).toHaveLength(25);
  const marked = rows.flatMap(({ id, createdSafetyAlertIds }) =>
    createdSafetyAlertIds.map((alert) => `${alert} ${id}`),
  );
  expect(marked.toSorted()).toEqual(alerts.map(({ id, entryId }) => `${id} ${entryId}`).toSorted());
  for (const { id, schoolId, createdByUserId, timeSent, timeResolved } of alerts) {
    expect(canSendAlertAt(personOf(createdByUserId), schoolId)).toBe(true);
    const named = recipients.filter(({ alertId }) => alertId === id);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(5);
    expect(named.every(({ userId }) => canReceiveAlertAt(personOf(userId), schoolId))).toBe(true);
    const times = [timeSent, timeResolved, ...named.flatMap((one) => [one.timeRead, one.timeAcknowledged])];
    expect(times.every((time) => time === null || (time >= timeSent && time <= now))).toBe(true);
  }
  expect(recipients.some(({ timeRead }) => timeRead === null)).toBe(true);
  expect(
    recipients.some(({ timeRead, timeAcknowledged }) => timeRead !== null && timeAcknowledged === null),
  ).toBe(true);
  expect(recipients.some(({ timeAcknowledged, reply }) => timeAcknowledged !== null && reply !== '')).toBe(
    true,
  );
  expect(
    alerts.some(({ timeResolved, resolutionNote }) => timeResolved !== null && resolutionNote !== ''),
  ).toBe(true);
  const notified = await db.select().from(notifications).where(eq(notifications.kind, 'safetyAlert'));
  expect(notified).toHaveLength(recipients.length);
});

it('every active account has signed in at some time', async () => {
  const signIns = await fixture.database.db
    .select({ lastName: users.lastName, time: users.timeLastSignedIn })
    .from(users);
  const never = signIns.filter(({ time }) => time === null).map(({ lastName }) => lastName);
  expect(never.toSorted()).toEqual(['Ibáñez', 'Okafor']);
  expect(signIns.every(({ time }) => time === null || time <= now)).toBe(true);
});
