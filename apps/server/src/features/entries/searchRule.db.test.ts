// Random entries and searches: what the database finds is what the domain's rule finds.
import { matchesEntrySearch } from '@schooldog/domain/entries';
import { searchedWords } from '@schooldog/domain/kernel';
import { everywhere, openWorkOrderRules } from '@schooldog/domain/permissions';
import { allLabels, defaultObservationSettings } from '@schooldog/domain/settings';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { anEntryOf } from '../../testing/entries.ts';
import { aPerson } from '../../testing/people.ts';
import { countOfEntries } from './countStore.ts';
import { entryQueryFor } from './entryQuery.ts';
import { batchOfEntries } from './pageStore.ts';
import { entriesFixture, type EntriesFixture } from './testing/fixture.ts';

// Pieces that meet at word boundaries, accents, wildcards, strokes, ligatures, other scripts and quotes.
const pieces = [
  'a',
  'la',
  'latch',
  'Latches',
  'LÄTCH',
  'señal',
  'SEN\u0303AL',
  'Núñez',
  'nunez',
  'Nguyễn',
  'Đặng',
  'Łódź',
  'Ørsted',
  'ﬁre',
  '214',
  'B-12',
  "O'Brien",
  '½',
  '100%',
  '_',
  '\\',
  '"',
  "'",
  ':*',
  '&',
  '|',
  '!',
  '()',
  '…',
  '東京',
  'привет',
  '🔥',
  '\u00a0',
  '\t',
  '\n',
  'x'.repeat(45),
  'e\u0301'.repeat(30),
  'straße',
  'İstanbul',
];
const text = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ', ')), { maxLength: 6 })
  .map((parts) => parts.flat().join(''));
/** Blank text is no search. */
const search = fc
  .oneof(
    { weight: 4, arbitrary: text.map((typed) => typed.trim().slice(0, 100)) },
    { weight: 2, arbitrary: fc.constantFrom('l', 'lat', 'jo', 'jose n', 'door', 'camera 214') },
    { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'grapheme' }) },
  )
  .filter((typed) => typed.trim() !== '');

const { categories, items } = defaultObservationSettings();
let place: EntriesFixture;
let people: readonly Readonly<{ id: string; name: string }>[];
beforeAll(async () => {
  place = await entriesFixture();
  const names = [
    ['José', 'Núñez'],
    ['Latisha', "O'Brien"],
    ['Thu', 'Nguyễn'],
  ] as const;
  people = await Promise.all(
    names.map(async ([firstName, lastName]) => {
      const { id } = await aPerson(place.fixture.database, { role: 'educator', firstName, lastName });
      return { id, name: `${firstName} ${lastName}` };
    }),
  );
});

it('the database and the domain find the same entries', async () => {
  const { database } = place.fixture;
  const actor = {
    userId: place.people.coordinator.id,
    role: 'district_safety_coordinator' as const,
    isDistrictLevel: true,
    roleSchoolIds: [],
    isSchoolDogStaff: false,
    isDisabled: false,
    isPrimarilyTaskUser: false,
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
    permissions: { 'view entries': everywhere },
  };
  const entry = fc.record({ comment: text, location: text, item: fc.nat(), reporter: fc.nat() });
  const isTheSame = fc.asyncProperty(
    fc.array(entry, { minLength: 1, maxLength: 12 }),
    fc.array(search, { minLength: 8, maxLength: 8 }),
    async (drawn, searches) => {
      await database.pool.query('truncate entries');
      const there = await Promise.all(
        drawn.map(async ({ comment, location, ...drawnFacts }) => {
          const item = items[drawnFacts.item % items.length];
          const reporter = people[drawnFacts.reporter % people.length];
          const categoryId = item?.categories[0] ?? '';
          const { id } = await anEntryOf(database, {
            schoolId: place.oakHill.id,
            reportedByUserId: reporter?.id ?? '',
            observationCategoryId: categoryId,
            observationItemId: item?.id ?? '',
            comment,
            location,
          });
          const category = categories.find((known) => known.id === categoryId);
          const observation = [category, item].flatMap((named) =>
            named === undefined ? [] : allLabels(named),
          );
          return { id, texts: { comment, location, reporter: reporter?.name ?? null, observation } };
        }),
      );
      for (const typed of searches) {
        const expected = there.filter(({ texts }) => matchesEntrySearch(typed, texts)).map(({ id }) => id);
        const entryQuery = await entryQueryFor(database.db, { actor }, { search: typed });
        // A page of three can be filled by the next entries in time; a page of fifty needs the word index.
        for (const limit of [3, 50]) {
          const rows = await batchOfEntries<{ id: string }>(
            database.pool,
            { entryQuery, after: null, limit },
            () => 'e.id',
          );
          const ids = rows.map(({ id }) => id).toSorted();
          const wanted = expected.toSorted((a, b) => (a < b ? 1 : -1)).slice(0, limit);
          // With the search beside it, so that a failure says which one it was.
          expect({ typed, words: searchedWords(typed), ids }).toEqual({
            typed,
            words: searchedWords(typed),
            ids: wanted.toSorted(),
          });
        }
        expect(await countOfEntries(database.pool, entryQuery, 'America/New_York')).toBe(expected.length);
      }
    },
  );
  await fc.assert(isTheSame, runs(15));
}, 120_000);
