// Counts for charts: who may read which, that they equal a naive count over the entries, and favorites.
import { countIdOf, everythingChosen, type InsightChoice, sumOfRow } from '@schooldog/domain/insights';
import { maxTagLength, opinions } from '@schooldog/domain/entries';
import { atSchools, everywhere, sourceTypes } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';
import { aPlace } from '../../testing/places.ts';
import { anEntry, entriesFixture, type EntriesFixture, newId, refused } from '../entries/testing/fixture.ts';

const timeZone = 'America/New_York';
const { items } = defaultObservationSettings();
const kinds = items.slice(0, 4).flatMap((item) =>
  item.categories.slice(0, 2).map((category) => ({
    observationCategoryId: category,
    observationItemId: item.id,
  })),
);
// Around the turns of months and of a year, and midnight on the east coast.
const moments = [
  '2025-12-31T23:30:00.000Z',
  '2026-01-01T04:59:59.999Z',
  '2026-01-01T05:00:00.000Z',
  '2026-06-30T20:00:00.000Z',
  '2026-07-01T03:59:59.999Z',
  '2026-07-01T04:00:00.000Z',
  '2026-10-05T14:30:00.000Z',
];
const months = ['2025-12', '2026-01', '2026-06', '2026-07', '2026-10'];
const tags = ['Ice', 'Doors & Locks', 'façade/north'];
const entryCount = 120;

let place: EntriesFixture;
type Spot = Readonly<{ dataProfileId: string; optionId: string }>;
/** The first three are one location today: the second was merged into the first, that into one of another list. */
let spots: Spot[];
const oneToday = (optionId: string) => {
  const ids = spots.map((spot) => spot.optionId);
  return ids.indexOf(optionId) < 3 ? ids.slice(0, 3) : [optionId];
};
/** Views counts at Oak Hill only. */
let viewer: TestClient;
beforeAll(async () => {
  place = await entriesFixture(() => new Date('2026-10-06T12:00:00.000Z'));
  const { fixture, oakHill, clients } = place;
  viewer = await fixture.as(
    await aPerson(fixture.database, {
      role: 'educator',
      at: [oakHill],
      permissions: { 'view data insights': atSchools([oakHill.id]) },
    }),
  );
  const first = await aPlace(fixture.database, oakHill.id);
  const second = await aPlace(fixture.database, oakHill.id);
  spots = [
    first,
    { dataProfileId: first.dataProfileId, optionId: first.mergedOptionId },
    second,
    await aPlace(fixture.database, oakHill.id),
  ];
  for (let at = 0; at < entryCount; at += 1) {
    const who = [clients.coordinator, clients.principal, clients.partner][at % 3];
    const schoolId = (at % 3 === 1 ? oakHill : [oakHill, place.pineRidge][at % 2])?.id ?? '';
    const where = schoolId === oakHill.id ? spots[at % 7] : undefined;
    await who?.entries.logEntry(
      anEntry({
        schoolId,
        timestamp: moments[(at * 5) % moments.length] ?? '',
        entry: {
          ...kinds[(at * 7) % kinds.length],
          observationType: opinions[(at * 11) % 3] ?? 'other',
          manualTags: tags.filter((_, tagAt) => (at >> tagAt) % 2 === 1),
          locationDataProfileId: where?.dataProfileId ?? null,
          locationDataProfileOptionId: where?.optionId ?? null,
        },
      }),
    );
  }
  await clients.coordinator.dataProfiles.mergeDataProfileOptions({
    fromId: first.optionId,
    intoId: second.optionId,
  });
}, 120_000);

const index = fc.nat({ max: 1000 });
const filters = fc.record({
  mode: fc.constantFrom('all', 'category', 'item', 'location', 'user', 'tag'),
  which: index,
  opinion: fc.constantFrom('all' as const, ...opinions),
  walkTypes: fc.subarray([...sourceTypes]),
  from: fc.option(fc.constantFrom(...months), { nil: undefined }),
  to: fc.option(fc.constantFrom(...months), { nil: undefined }),
  schools: fc.constantFrom('none', 'oak', 'pine', 'both'),
  who: fc.constantFrom('coordinator' as const, 'viewer' as const),
});
type Filter = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

function choiceOf({ mode, which, opinion }: Filter): InsightChoice {
  const kind = kinds[which % kinds.length];
  const spot = spots[which % spots.length];
  const people = Object.values(place.people);
  const base = { ...everythingChosen, selectedObservationType: opinion };
  if (mode === 'category' || mode === 'item')
    return {
      ...base,
      viewMode: mode,
      selectedObservationCategoryId: kind?.observationCategoryId ?? null,
      selectedObservationItemId: mode === 'item' ? (kind?.observationItemId ?? null) : null,
    };
  if (mode === 'location')
    return {
      ...base,
      viewMode: mode,
      selectedLocationSchoolId: place.oakHill.id,
      selectedLocationProfileId: spot?.dataProfileId ?? null,
      selectedLocation: spot?.optionId ?? null,
    };
  if (mode === 'user')
    return { ...base, viewMode: mode, selectedUserId: people[which % people.length]?.id ?? null };
  if (mode === 'tag') return { ...base, viewMode: mode, selectedTag: tags[which % tags.length] ?? null };
  return base;
}

function schoolsOf({ schools }: Filter): string[] {
  const { oakHill, pineRidge } = place;
  return (
    { none: [], oak: [oakHill.id], pine: [pineRidge.id], both: [oakHill.id, pineRidge.id] }[schools] ?? []
  );
}

/** By school and month, computed from the entries. */
async function plainly(filter: Filter, choice: InsightChoice): Promise<Record<string, number>> {
  const readable = filter.who === 'viewer' ? [place.oakHill.id] : null;
  const chosen = schoolsOf(filter);
  const { rows } = await place.fixture.database.pool.query<{ place: string; number: number }>(
    `select school_id || ' ' || to_char(timestamp at time zone $1, 'YYYY-MM') as place, count(*)::int as number
     from entries
     where ($2::text[] is null or school_id = any($2)) and ($3::text[] is null or school_id = any($3))
       and ($4::text is null or to_char(timestamp at time zone $1, 'YYYY-MM') >= $4)
       and ($5::text is null or to_char(timestamp at time zone $1, 'YYYY-MM') <= $5)
       and ($6::text is null or observation_type = $6) and ($7::text[] is null or walk_type = any($7))
       and ($8::text is null or observation_category_id = $8) and ($9::text is null or observation_item_id = $9)
       and ($10::text[] is null or location_data_profile_option_id = any($10))
       and ($11::text is null or reported_by_user_id = $11)
       and ($12::text is null or exists (select from unnest(tags) as tag where lower(tag) = lower($12)))
     group by 1`,
    [
      timeZone,
      readable,
      chosen.length === 0 ? null : chosen,
      filter.from ?? null,
      filter.to ?? null,
      choice.selectedObservationType === 'all' ? null : choice.selectedObservationType,
      filter.walkTypes.length === 0 ? null : filter.walkTypes,
      choice.selectedObservationCategoryId,
      choice.selectedObservationItemId,
      choice.selectedLocation === null ? null : oneToday(choice.selectedLocation),
      choice.selectedUserId,
      choice.selectedTag,
    ],
  );
  return Object.fromEntries(rows.map(({ place: where, number }) => [where, number]));
}

async function asCharted(filter: Filter, choice: InsightChoice): Promise<Record<string, number>> {
  const client = filter.who === 'viewer' ? viewer : place.clients.coordinator;
  const { rows } = await client.insights.getInsightCount({
    insightCountId: countIdOf(choice) ?? '',
    schoolIds: schoolsOf(filter),
    ...(filter.from === undefined ? {} : { from: filter.from }),
    ...(filter.to === undefined ? {} : { to: filter.to }),
  });
  const { selectedObservationType: opinion } = choice;
  const counted = {
    opinions: opinion === 'all' ? undefined : [opinion],
    walkTypes: filter.walkTypes.length === 0 ? undefined : filter.walkTypes,
  };
  const numbers = rows.map((row) => [`${row[0]} ${row[1]}`, sumOfRow(row, counted)] as const);
  return Object.fromEntries(numbers.filter(([, number]) => number > 0));
}

it('the numbers equal a naive count over the entries, for random filters', async () => {
  const tries = runs(200);
  let found = 0;
  const equal = fc.asyncProperty(filters, async (filter) => {
    const choice = choiceOf(filter);
    const expected = await plainly(filter, choice);
    found += Object.keys(expected).length;
    expect(await asCharted(filter, choice)).toEqual(expected);
  });
  await fc.assert(equal, tries);
  expect(found, 'numbers that were compared').toBeGreaterThan(tries.numRuns / 2);
}, 120_000);

it('a location counts with all that were merged into it, whichever of them is requested', async () => {
  const filter: Filter = {
    mode: 'location',
    which: 0,
    opinion: 'all',
    walkTypes: [],
    from: undefined,
    to: undefined,
    schools: 'none',
    who: 'viewer',
  };
  const charted = await Promise.all(
    spots.map((_, which) => asCharted(filter, choiceOf({ ...filter, which }))),
  );
  const [first, ...others] = charted.map((numbers) => Object.values(numbers).reduce((a, b) => a + b, 0));
  const { rows } = await place.fixture.database.pool.query<{ entries: number }>(
    'select count(*)::int as entries from entries where location_data_profile_option_id = any($1) group by location_data_profile_option_id',
    [spots.slice(0, 3).map(({ optionId }) => optionId)],
  );
  expect(rows, 'each of them has entries of its own').toHaveLength(3);
  expect(first).toBe(rows.reduce((sum, { entries }) => sum + entries, 0));
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others[2]).toBeLessThan(first ?? 0);
  // The entries behind the number are as many.
  const entriesOf = ({ dataProfileId, optionId }: Spot) =>
    place.clients.principal.entries.countEntries({
      schoolIds: [place.oakHill.id],
      location: { profileId: dataProfileId, optionId },
    });
  expect((await Promise.all(spots.map(entriesOf))).map(({ count }) => count)).toEqual([first, ...others]);
});

it('a tag of maximum length finds its counts', async () => {
  const { coordinator } = place.clients;
  const { oakHill } = place;
  const tag = '門'.repeat(maxTagLength);
  await coordinator.entries.logEntry(anEntry({ schoolId: oakHill.id, entry: { manualTags: [tag] } }));
  const countId = countIdOf({ ...everythingChosen, viewMode: 'tag', selectedTag: tag });
  const { rows } = await coordinator.insights.getInsightCount({ insightCountId: countId ?? '' });
  expect(rows.map((row) => sumOfRow(row, {}))).toEqual([1]);
});

describe('who reads counts', () => {
  const global = { insightCountId: 'global' };
  const schoolsIn = (rows: readonly (readonly [string, ...unknown[]])[]) => new Set(rows.map(([id]) => id));

  it('reads those of the own schools, whatever is requested', async () => {
    const { oakHill, pineRidge } = place;
    expect(schoolsIn((await viewer.insights.getInsightCount(global)).rows)).toEqual(new Set([oakHill.id]));
    const foreign = await viewer.insights.getInsightCount({ ...global, schoolIds: [pineRidge.id] });
    expect(foreign.rows).toEqual([]);
  });

  it('reads all with the permission everywhere', async () => {
    const { fixture, oakHill, pineRidge } = place;
    const all = await fixture.as(
      await aPerson(fixture.database, {
        role: 'educator',
        at: [oakHill],
        permissions: { 'view data insights': everywhere },
      }),
    );
    const { rows } = await all.insights.getInsightCount(global);
    expect(schoolsIn(rows)).toEqual(new Set([oakHill.id, pineRidge.id]));
  });

  it('reads nothing without the permission, not even favorites', async () => {
    const { fixture, oakHill } = place;
    const nobody = await fixture.as(
      await aPerson(fixture.database, { role: 'educator', at: [oakHill], permissions: {} }),
    );
    const notAllowed = refused('insight.viewNotAllowed');
    await expect(nobody.insights.getInsightCount(global)).rejects.toEqual(notAllowed);
    await expect(nobody.insights.listFavoriteInsights()).rejects.toEqual(notAllowed);
    const favorite = { ...everythingChosen, id: newId(), insightName: 'All' };
    await expect(nobody.insights.saveFavoriteInsight({ favorite })).rejects.toEqual(notAllowed);
  });

  it('rejects an invalid count', async () => {
    for (const insightCountId of ['', 'globe', 'category--x', "tag--' or true--", 'user--..'])
      await expect(viewer.insights.getInsightCount({ insightCountId })).rejects.toBeInstanceOf(Error);
  });
});

describe('favorites', () => {
  it('are saved, renamed, removed, and private', async () => {
    const { principal, coordinator } = place.clients;
    const favorite = {
      ...everythingChosen,
      viewMode: 'tag' as const,
      selectedTag: 'Ice',
      id: newId(),
      insightName: ' Ice on the way ',
    };
    const saved = { ...favorite, insightName: 'Ice on the way' };
    expect(await principal.insights.saveFavoriteInsight({ favorite })).toEqual([saved]);
    expect(
      await principal.insights.saveFavoriteInsight({ favorite: { ...saved, insightName: 'Ice' } }),
    ).toEqual([{ ...saved, insightName: 'Ice' }]);
    expect(await coordinator.insights.listFavoriteInsights()).toEqual([]);
    expect(await principal.insights.removeFavoriteInsight({ favoriteId: favorite.id })).toEqual([]);
    expect(await principal.insights.listFavoriteInsights()).toEqual([]);
  });

  it('need a name', async () => {
    const favorite = { ...everythingChosen, id: newId(), insightName: '   ' };
    await expect(place.clients.principal.insights.saveFavoriteInsight({ favorite })).rejects.toBeInstanceOf(
      Error,
    );
  });
});

it('a leaderboard goes back 36 months and no further', async () => {
  const { principal } = place.clients;
  const oldest = await principal.insights.getSchoolLeaderboard({ month: '2023-11' });
  expect(oldest.schools.map(({ entries }) => entries)).toEqual([0, 0]);
  await expect(principal.insights.getSchoolLeaderboard({ month: '2023-10' })).rejects.toEqual(
    refused('insight.monthTooOld'),
  );
});

it('boards and the numbers of the month equal a naive count, also after one more entry', async () => {
  const { clients, people, oakHill } = place;
  const naively = async (column: 'school_id' | 'reported_by_user_id', from: string, to: string) => {
    const { rows } = await place.fixture.database.pool.query<{ id: string; number: number }>(
      `select ${column} as id, count(*)::int as number from entries
       where to_char(timestamp at time zone $1, 'YYYY-MM') between $2 and $3 group by 1`,
      [timeZone, from, to],
    );
    return Object.fromEntries(rows.map(({ id, number }) => [id, number]));
  };
  const expectBoards = async () => {
    const { month, schools } = await clients.principal.insights.getSchoolLeaderboard({});
    expect(month).toBe('2026-10');
    const entries = schools.filter((school) => school.entries > 0);
    expect(Object.fromEntries(entries.map((school) => [school.schoolId, school.entries]))).toEqual(
      await naively('school_id', month, month),
    );
    const { schoolYear, walkers } = await clients.principal.insights.getTopWalkers({});
    expect(schoolYear).toBe('2026-2027');
    expect(Object.fromEntries(walkers.map(({ userId, entries: number }) => [userId, number]))).toEqual(
      await naively('reported_by_user_id', '2026-07', '2027-06'),
    );
    const { own, schools: cycle } = await clients.principal.insights.getCycle();
    const sum = own.concern + own.praise + own.other;
    expect(sum).toBe((await naively('reported_by_user_id', month, month))[people.principal.id]);
    return { sum, schoolLed: cycle.find(({ schoolId }) => schoolId === oakHill.id)?.schoolLed };
  };
  const { sum, schoolLed = 0 } = await expectBoards();
  const today = moments.at(-1) ?? '';
  await clients.principal.entries.logEntry(anEntry({ schoolId: oakHill.id, timestamp: today }));
  expect(await expectBoards()).toEqual({ sum: sum + 1, schoolLed: schoolLed + 1 });
});
