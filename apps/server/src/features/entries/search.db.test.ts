import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { formerPeople, users } from '../../platform/identity/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aPerson, personRow } from '../../testing/people.ts';
import { dataProfileOptions, dataProfiles } from '../dataProfiles/schema.ts';
import { aKind, entriesFixture, type EntriesFixture, newId } from './testing/fixture.ts';

let place: EntriesFixture;
let oak: string;
let pine: string;
/** Names for the entries of these tests, by id. */
const names = new Map<string, string>();
const timestamp = (minute: number) => new Date(Date.UTC(2026, 9, 5, 12, minute));

beforeAll(async () => {
  place = await entriesFixture();
  const { database } = place.fixture;
  [oak, pine] = [place.oakHill.id, place.pineRidge.id];
  const { principal, custodian } = place.people;
  const jose = await aPerson(database, { role: 'educator', firstName: 'José', lastName: 'Núñez' });
  const formerId = newId();
  await database.db.insert(formerPeople).values({ id: formerId, name: 'Greta Former' });
  const profileId = newId();
  const [gym, oldGym] = [newId(), newId()];
  await database.db.insert(dataProfiles).values({ id: profileId, schoolId: oak, name: 'Rooms' });
  await database.db.insert(dataProfileOptions).values([
    { id: gym, dataProfileId: profileId, label: 'Aula magna' },
    { id: oldGym, dataProfileId: profileId, label: 'Turnhalle', mergedIntoId: gym },
  ]);
  const at = (optionId: string) => ({
    locationDataProfileId: profileId,
    locationDataProfileOptionId: optionId,
  });
  const add = async (name: string, facts: Partial<Parameters<typeof anEntryOf>[1]>) => {
    const common = { schoolId: oak, reportedByUserId: principal.id, comment: '', location: '' };
    // An observation without a label, so that only the given texts match.
    const { id } = await anEntryOf(database, {
      ...common,
      timestamp: timestamp(names.size),
      observationCategoryId: 'unknown0000000000000',
      observationItemId: 'unknown0000000000000',
      ...facts,
    });
    names.set(id, name);
  };
  await add('exit sign', { comment: 'La SEÑAL de salida está rota: 100%', reportedByUserId: jose.id });
  await add('gym', { location: 'Gymnasium B-12', ...at(gym) });
  await add('old gym', { location: 'Turnhalle', ...at(oldGym) });
  await add('latch', {
    observationCategoryId: aKind.category.id,
    observationItemId: aKind.item.id,
    reportedByUserId: formerId,
  });
  await add('spill', { comment: 'Water spill near C:\\temp _marker_', reportedByUserId: custodian.id });
  await add('pine sign', { schoolId: pine, comment: 'Señal torcida', reportedByUserId: jose.id });
});

/** The names of the found entries, newest first. The count must agree. */
async function found(client: TestClient, search: string, more: object = {}): Promise<string[]> {
  const { entries } = await client.entries.listEntries({ search, ...more });
  expect((await client.entries.countEntries({ search, ...more })).count).toBe(entries.length);
  return entries.map(({ id }) => names.get(id) ?? 'unknown');
}

describe('a search finds entries by', () => {
  it.each([
    ['the comment, whatever its accents and capitals', 'senal SÁLIDA', ['exit sign']],
    ['the beginning of a word', 'sen', ['pine sign', 'exit sign']],
    ['the place in words', 'gymnasium', ['gym']],
    ['both parts of a hyphenated word', 'b-12', ['gym']],
    ['what the place is called today, with what was merged into it', 'aula', ['old gym', 'gym']],
    ['what the place was called before', 'turnhalle', ['old gym']],
    ["the reporter's name", 'nunez jose', ['pine sign', 'exit sign']],
    ['the name of a deleted person', 'greta', ['latch']],
    ['words in different fields', 'núñez torcida', ['pine sign']],
    ['a short word', 'b', ['gym']],
  ])('%s: %s', async (_what, search, expected) => {
    expect(await found(place.clients.coordinator, search)).toEqual(expected);
  });

  it('the labels of item and category, in either language', async () => {
    const { coordinator } = place.clients;
    expect(await found(coordinator, aKind.item.label)).toContain('latch');
    expect(await found(coordinator, aKind.category.label)).toContain('latch');
    expect(await found(coordinator, aKind.item.labels?.['es'] ?? 'no Spanish label')).toContain('latch');
  });
});

describe('a search finds nothing', () => {
  it.each([
    ['for the middle of a word', 'alida'],
    ['where one of the words is missing', 'senal gymnasium'],
    ['for a wildcard', '%'],
    ['for wildcards and quotes', '%\' _ \\ "'],
    ['for an operator of the database', '!&|<->()'],
    ['for an address', 'people.test'],
  ])('%s', async (_what, search) => {
    expect(await found(place.clients.coordinator, search)).toEqual([]);
  });
});

it('wildcards, quotes and backslashes beside words do not count', async () => {
  const { coordinator } = place.clients;
  expect(await found(coordinator, "100% 'rota'")).toEqual(['exit sign']);
  expect(await found(coordinator, 'C:\\temp _marker_')).toEqual(['spill']);
  expect(await found(coordinator, `'senal':* | 'spill'`)).toEqual([]);
});

it('text is trimmed, blank text is no search, and text beyond the limit is rejected', async () => {
  const { coordinator } = place.clients;
  expect(await found(coordinator, '  spill ')).toEqual(['spill']);
  expect((await coordinator.entries.listEntries({ search: '   ' })).entries).toHaveLength(names.size);
  const asked = coordinator.entries.listEntries({ search: 'x'.repeat(101) });
  await expect(asked).rejects.toMatchObject({ status: 400 });
});

it('people find only what they can see', async () => {
  const { principal, custodian } = place.clients;
  expect(await found(principal, 'jose')).toEqual(['exit sign']);
  expect(await found(principal, 'senal', { schoolIds: [pine] })).toEqual([]);
  // A custodian sees only their own entries.
  expect(await found(custodian, 'jose')).toEqual([]);
  expect(await found(custodian, 'senal')).toEqual([]);
  expect(await found(custodian, 'cora')).toEqual(['spill']);
});

it('goes along with the other filters and both orders', async () => {
  const { coordinator } = place.clients;
  expect(await found(coordinator, 'senal', { schoolIds: [oak] })).toEqual(['exit sign']);
  expect(await found(coordinator, 'senal', { sortAsc: true })).toEqual(['exit sign', 'pine sign']);
  expect(await found(coordinator, 'senal', { from: '2026-10-06' })).toEqual([]);
  expect(await found(coordinator, 'senal', { userIds: [place.people.principal.id] })).toEqual([]);
});

it('a word in the names of more than 500 people still finds their entries', async () => {
  const { database } = place.fixture;
  const rows = Array.from({ length: 600 }, () => personRow({ role: 'educator', firstName: 'Marisol' }));
  await database.db.insert(users).values(rows);
  const { id } = await anEntryOf(database, { schoolId: oak, reportedByUserId: rows.at(-1)?.id ?? '' });
  names.set(id, 'one of many');
  expect(await found(place.clients.coordinator, 'mari')).toEqual(['one of many']);
  expect(await found(place.clients.coordinator, 'mari latch')).toEqual(['one of many']);
  expect(await found(place.clients.coordinator, 'mari gymnasium')).toEqual([]);
  await database.db.delete(users).where(eq(users.firstName, 'Marisol'));
});

describe('among thousands', () => {
  const total = 10_200;
  beforeAll(async () => {
    // Older than the entries above. The oldest one has a unique word.
    await place.fixture.database.pool.query(
      `insert into entries (id, school_id, timestamp, reported_by_user_id, walk_type, observation_type,
         observation_category_id, observation_item_id, quantity, comment, location, is_floating)
       select 'many' || lpad(number::text, 16, '0'), $1, timestamptz '2026-09-01' - number * interval '1 minute', 'somebody',
         'district', 'other', 'unknown0000000000000', 'unknown0000000000000', 1,
         case when number = $2 then 'needle' when number % 60 = 0 then 'straw sixtieth' else 'straw' end, '', true
       from generate_series(1, $2::int) as number`,
      [oak, total],
    );
  });

  it('a rare word is found behind all newer entries', async () => {
    const { entries } = await place.clients.coordinator.entries.listEntries({ search: 'needle' });
    expect(entries.map(({ id }) => id)).toEqual([`many${String(total).padStart(16, '0')}`]);
  });

  it('pages of a common word follow each other without a gap, in both orders', async () => {
    const { entries } = place.clients.coordinator;
    for (const sortAsc of [false, true]) {
      const seen: string[] = [];
      let before: string | undefined;
      do {
        const page = await entries.listEntries({ search: 'sixtieth', sortAsc, ...(before && { before }) });
        seen.push(...page.entries.map(({ id }) => id));
        before = page.next ?? undefined;
      } while (before !== undefined);
      const numbers = seen.map((id) => Number(id.slice(4)));
      const expected = Array.from({ length: total / 60 - 1 }, (_, at) => (at + 1) * 60);
      expect(numbers).toEqual(sortAsc ? expected.toReversed() : expected);
    }
    expect(await entries.countEntries({ search: 'sixtieth' })).toEqual({ count: total / 60 - 1 });
  });

  it('the matches of a common word are counted up to a limit', async () => {
    const { entries } = place.clients.coordinator;
    expect(await entries.countEntries({ search: 'straw' })).toEqual({ count: 10_000, isMore: true });
  });
});
