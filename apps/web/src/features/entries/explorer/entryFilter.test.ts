import { type EntryFilter, normalizeEntryFilter, opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterOf, searchOf } from './entryFilter.ts';
import { validEntrySearch } from './entrySearch.ts';

/** What the page makes of an address that somebody typed. */
const understood = (raw: Readonly<Record<string, unknown>>) => searchOf(filterOf(validEntrySearch(raw)));

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
const id = fc
  .array(fc.constantFrom(...alphanumerics), { minLength: 20, maxLength: 20 })
  .map((letters) => letters.join(''));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 4 });

const filters: fc.Arbitrary<EntryFilter> = fc
  .record(
    {
      from: day,
      to: day,
      schoolIds: some(id),
      walkTypes: fc.subarray([...sourceTypes], { minLength: 1 }),
      userIds: some(id),
      entryTypes: fc.subarray([...opinions], { minLength: 1 }),
      location: fc.record({ profileId: id, optionId: id }),
      tag: fc.string({ maxLength: 20, unit: 'binary' }),
      category: id,
      item: id,
      sortAsc: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map(normalizeEntryFilter);

it('every filter comes back from its address', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(validEntrySearch(searchOf(filter))).toEqual(searchOf(filter));
      expect(filterOf(searchOf(filter))).toEqual(filter);
    }),
  );
});

it('whatever stands in an address becomes a filter that stays as it is', () => {
  const keys = ['dateRange', 'schoolIds', 'entryTypes', 'location', 'tag', 'category', 'sortAsc'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (raw) => {
      const search = understood(raw);
      expect(understood(search)).toEqual(search);
    }),
  );
});

const oakHill = 'OakHill0000000000001';
const cedarCreek = 'CedarCreek0000000001';
const doors = 'Doors000000000000001';
const doorFour = 'DoorFour000000000001';

it('reads the address that other pages link to, and leaves out what nobody understands', () => {
  const typed = {
    dateRange: '2026-09-30,2026-09-01',
    schoolIds: `${oakHill},short,${oakHill}`,
    walkTypes: 'District,alien',
    entryTypes: 'praise,concern,doubt',
    location: `${doors}.${doorFour}`,
    tag: 2026,
    category: 'no id',
    sortAsc: 'yes',
    page: 3,
  };
  expect(understood(typed)).toEqual({
    dateRange: '2026-09-01,2026-09-30',
    schoolIds: oakHill,
    walkTypes: 'district',
    entryTypes: 'concern,praise',
    location: `${doors}.${doorFour}`,
    tag: '2026',
  });
  expect(understood({ dateRange: '2026-02-30,', sortAsc: true })).toEqual({ sortAsc: true });
});

it('keeps a place only with exactly one school', () => {
  const location = `${doors}.${doorFour}`;
  expect(understood({ location })).toEqual({});
  expect(understood({ location, schoolIds: `${oakHill},${cedarCreek}` })).not.toHaveProperty('location');
  expect(understood({ location, schoolIds: oakHill })).toHaveProperty('location', location);
});

it('a range may be open on one side', () => {
  expect(filterOf({ dateRange: '2026-09-01,' })).toEqual({ from: '2026-09-01' });
  expect(searchOf({ to: '2026-09-01' })).toEqual({ dateRange: ',2026-09-01' });
});
