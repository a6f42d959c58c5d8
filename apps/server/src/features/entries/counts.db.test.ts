// For any history of logging, editing and deleting, pages and counts equal a naive computation, and a
// rebuild of the counts changes nothing.
import { shownEntrySchema } from '@schooldog/contract/entries';
import { dateIn } from '@schooldog/domain/dates';
import { type EntryFilter, entryMerge, mergedEntryOf, opinions } from '@schooldog/domain/entries';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { type Actor, everywhere, openWorkOrderRules, sourceTypes } from '@schooldog/domain/permissions';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { commandContext } from '../../testing/commandContext.ts';
import { deleteEntry, editEntry, logEntry } from './commands.ts';
import { countOfEntries } from './countStore.ts';
import { rebuildCounts } from './countsStore.ts';
import { shownEntries } from './pageStore.ts';
import { entryQueryFor } from './entryQuery.ts';
import { type EntryRow, presentEntry } from './store.ts';
import { anEntry, entriesFixture, type EntriesFixture } from './testing/fixture.ts';

const timeZone = 'America/New_York';
const { items } = defaultObservationSettings();
const kinds = items.slice(0, 6).flatMap((item) =>
  item.categories.slice(0, 2).map((category) => ({
    observationCategoryId: category,
    observationItemId: item.id,
  })),
);
// Around the turns of months, the end of daylight saving time, and midnight on the east coast.
const moments = [
  '2026-09-30T23:59:59.999Z',
  '2026-10-01T03:59:59.999Z',
  '2026-10-01T04:00:00.000Z',
  '2026-10-31T20:00:00.000Z',
  '2026-11-01T04:30:00.000Z',
  '2026-11-01T06:30:00.000Z',
  '2025-12-31T12:00:00.000Z',
];
const days = ['2025-12-31', '2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-30'];
const tags = ['Ice', 'Doors & Locks', 'façade'];

let place: EntriesFixture;
let actors: Actor[];
beforeAll(async () => {
  place = await entriesFixture();
  const all = { 'log entries': everywhere, 'view entries': everywhere, 'manage other entries': everywhere };
  const common = {
    isSchoolDogStaff: false,
    isDisabled: false,
    isPrimarilyTaskUser: false,
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
    permissions: { ...all, 'manage entries': everywhere },
  };
  const { coordinator, principal, partner } = place.people;
  actors = [
    {
      ...common,
      userId: coordinator.id,
      role: 'district_safety_coordinator',
      isDistrictLevel: true,
      roleSchoolIds: [],
    },
    {
      ...common,
      userId: principal.id,
      role: 'principal',
      isDistrictLevel: false,
      roleSchoolIds: [place.oakHill.id],
    },
    {
      ...common,
      userId: partner.id,
      role: 'sro',
      isDistrictLevel: false,
      roleSchoolIds: [place.pineRidge.id],
    },
  ];
});

const index = fc.nat({ max: 1000 });
const formArbitrary = fc.record({
  kind: index,
  opinion: fc.constantFrom(...opinions),
  manualTags: fc.subarray(tags),
});
const stepArbitrary = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('log' as const),
      who: index,
      school: index,
      moment: index,
      form: formArbitrary,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('edit' as const), which: index, form: formArbitrary }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), which: index }) },
);
const filterArbitrary = fc.record(
  {
    from: fc.constantFrom(...days),
    to: fc.constantFrom(...days),
    school: index,
    walkTypes: fc.subarray([...sourceTypes]),
    entryTypes: fc.subarray([...opinions]),
    user: index,
    kind: index,
    withItem: fc.boolean(),
    tag: fc.constantFrom(...tags),
    sortAsc: fc.boolean(),
  },
  { requiredKeys: [] },
);

function pick<Value>(list: readonly Value[], at: number): Value {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

function formOf(form: { kind: number; opinion: (typeof opinions)[number]; manualTags: string[] }) {
  return { ...pick(kinds, form.kind), observationType: form.opinion, manualTags: form.manualTags };
}

async function live(steps: readonly StepOf[]): Promise<Map<string, EntryRow>> {
  const there = new Map<string, EntryRow>();
  const { services } = place.fixture.app;
  const schools = [place.oakHill.id, place.pineRidge.id];
  for (const step of steps) {
    const known = [...there.values()];
    const actor = step.what === 'log' ? pick(actors, step.who) : pick(actors, 0);
    await services.work({ userId: actor.userId }, async (work) => {
      const context = commandContext(services, work, actor);
      if (step.what === 'log') {
        const input = anEntry({
          schoolId: pick(schools, step.school),
          timestamp: pick(moments, step.moment),
          entry: formOf(step.form),
        });
        const row = await logEntry(context, input);
        there.set(row.id, row);
      } else if (known.length > 0) {
        const { id } = pick(known, step.which);
        if (step.what === 'delete') {
          await deleteEntry(context, id);
          there.delete(id);
        } else {
          const seen = mergedEntryOf(presentEntry(pick(known, step.which)));
          const { manualTags, observationType, ...kind } = formOf(step.form);
          const edit = entryMerge.compare(seen, { ...seen, kind, manualTags, observationType });
          there.set(id, await editEntry(context, { entryId: id, edit }));
        }
      }
    });
  }
  return there;
}
type StepOf = typeof stepArbitrary extends fc.Arbitrary<infer Step> ? Step : never;
type FilterOf = typeof filterArbitrary extends fc.Arbitrary<infer Filter> ? Filter : never;

function filterOf(asked: FilterOf): EntryFilter {
  const kind = asked.kind === undefined ? undefined : pick(kinds, asked.kind);
  return {
    ...(asked.from === undefined ? {} : { from: asked.from }),
    ...(asked.to === undefined ? {} : { to: asked.to }),
    ...(asked.school === undefined
      ? {}
      : {
          schoolIds:
            asked.school % 3 === 2
              ? [place.oakHill.id, place.pineRidge.id]
              : [pick([place.oakHill.id, place.pineRidge.id], asked.school)],
        }),
    ...(asked.walkTypes === undefined ? {} : { walkTypes: asked.walkTypes }),
    ...(asked.entryTypes === undefined ? {} : { entryTypes: asked.entryTypes }),
    ...(asked.user === undefined ? {} : { userIds: [pick(actors, asked.user).userId] }),
    ...(kind === undefined ? {} : { category: kind.observationCategoryId }),
    ...(kind === undefined || asked.withItem !== true ? {} : { item: kind.observationItemId }),
    ...(asked.tag === undefined ? {} : { tag: asked.tag }),
    ...(asked.sortAsc === undefined ? {} : { sortAsc: asked.sortAsc }),
  };
}

/** The naive computation: every entry one by one. */
function expected(there: Iterable<EntryRow>, filter: EntryFilter): string[] {
  const [from, to] =
    filter.from !== undefined && filter.to !== undefined && filter.from > filter.to
      ? [filter.to, filter.from]
      : [filter.from, filter.to];
  const isIn = <Value>(chosen: readonly Value[] | undefined, value: Value) =>
    chosen === undefined || chosen.length === 0 || chosen.includes(value);
  const found = [...there].filter((row) => {
    const day = dateIn(row.timestamp.toISOString(), timeZone);
    return (
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      isIn(filter.schoolIds, row.schoolId) &&
      isIn(filter.walkTypes, row.walkType) &&
      isIn(filter.entryTypes, row.observationType) &&
      isIn(filter.userIds, row.reportedByUserId) &&
      (filter.category === undefined || row.observationCategoryId === filter.category) &&
      (filter.item === undefined || row.observationItemId === filter.item) &&
      (filter.tag === undefined || row.tags.some((tag) => tag.toLowerCase() === filter.tag?.toLowerCase()))
    );
  });
  const sign = filter.sortAsc === true ? 1 : -1;
  const key = (row: EntryRow) => `${row.timestamp.toISOString()} ${row.id}`;
  return found
    .toSorted((a, b) => sign * Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))))
    .map(({ id }) => id);
}

async function pagesOf(filter: EntryFilter): Promise<string[]> {
  const { database } = place.fixture;
  const ids: string[] = [];
  const entryQuery = await entryQueryFor(database.db, { actor: pick(actors, 0) }, filter);
  let after: { time: Date; id: string } | null = null;
  for (;;) {
    const page: string[] = await shownEntries(database.pool, { entryQuery, after, limit: 7 });
    const shown = page.map((json) => shownEntrySchema.parse(JSON.parse(json)));
    ids.push(...shown.map(({ id }) => id));
    const last = shown.at(-1);
    if (shown.length < 7 || last === undefined) return ids;
    after = { time: new Date(last.timestamp), id: last.id };
  }
}

async function allCounts(): Promise<unknown> {
  const { pool } = place.fixture.database;
  const sum = sourceTypes.flatMap((source) => opinions.map((opinion) => `${source}_${opinion}`)).join(' + ');
  const months = await pool.query(
    `select * from entry_counts where ${sum} <> 0 order by count_id, school_id, month`,
  );
  const byDay = await pool.query(`select * from entry_day_counts where ${sum} <> 0 order by school_id, day`);
  const uses = await pool.query(
    'select school_id, tag, uses from entry_tag_uses where uses <> 0 order by 1, 2',
  );
  return { months: months.rows, byDay: byDay.rows, uses: uses.rows };
}

it('holds', async () => {
  const { database } = place.fixture;
  const holds = fc.asyncProperty(
    fc.array(stepArbitrary, { minLength: 5, maxLength: 40 }),
    fc.array(filterArbitrary, { minLength: 12, maxLength: 12 }),
    async (steps, filters) => {
      await database.pool.query('truncate entries, entry_counts, entry_day_counts, entry_tag_uses');
      const there = await live(steps);
      for (const filter of filters.map(filterOf)) {
        const ids = expected(there.values(), filter);
        const entryQuery = await entryQueryFor(database.db, { actor: pick(actors, 0) }, filter);
        const count = await countOfEntries(database.pool, entryQuery, timeZone);
        // With the filter, so that a failure shows which one it was.
        expect({ filter, ids: await pagesOf(filter), count }).toEqual({ filter, ids, count: ids.length });
      }
      const kept = await allCounts();
      await place.fixture.app.services.work({ userId: null }, ({ tx }) => rebuildCounts(tx, timeZone));
      expect(await allCounts()).toEqual(kept);
    },
  );
  await fc.assert(holds, runs(25));
}, 120_000);
