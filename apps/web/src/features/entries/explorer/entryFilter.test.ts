import { type EntryFilter, normalizeEntryFilter, opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryFilter } from './entryFilter.ts';

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
const id = fc
  .array(fc.constantFrom(...alphanumerics), { minLength: 20, maxLength: 20 })
  .map((letters) => letters.join(''));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 4 });

const filters: fc.Arbitrary<EntryFilter> = fc
  .record(
    {
      from: fc.constant('2026-09-30'),
      to: fc.constant('2026-09-01'),
      schoolIds: some(id),
      walkTypes: fc.subarray([...sourceTypes], { minLength: 1 }),
      userIds: some(id),
      entryTypes: fc.subarray([...opinions], { minLength: 1 }),
      location: fc.record({ profileId: id, optionId: id }),
      tag: fc.string({ maxLength: 20, unit: 'binary' }),
      category: id,
      item: id,
      search: fc.string({ minLength: 1, maxLength: 100, unit: 'binary' }),
      sortAsc: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map(normalizeEntryFilter);

it('every filter comes back from its URL', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(entryFilter.read(entryFilter.write(filter))).toEqual(filter);
    }),
    runs(100),
  );
});

const oakHill = 'OakHill0000000000001';
const cedarCreek = 'CedarCreek0000000001';
const doors = 'Doors000000000000001';
const doorFour = 'DoorFour000000000001';

it('reads the URL that other pages link to', () => {
  const typed = {
    dateRange: '2026-09-30,2026-09-01',
    schoolIds: `${oakHill},short,${oakHill}`,
    walkTypes: 'District,alien',
    entryTypes: 'praise,concern,doubt',
    location: `${doors}.${doorFour}`,
    tag: 2026,
    search: 'latch ',
    category: 'no id',
    sortAsc: 'yes',
    page: 3,
  };
  expect(entryFilter.validate(typed)).toEqual({
    dateRange: '2026-09-01,2026-09-30',
    schoolIds: oakHill,
    walkTypes: 'district',
    entryTypes: 'concern,praise',
    location: `${doors}.${doorFour}`,
    tag: '2026',
    search: 'latch ',
  });
});

it('keeps a place only with exactly one school', () => {
  const location = `${doors}.${doorFour}`;
  expect(entryFilter.validate({ location })).toEqual({});
  const two = { location, schoolIds: `${oakHill},${cedarCreek}` };
  expect(entryFilter.validate(two)).not.toHaveProperty('location');
  expect(entryFilter.validate({ location, schoolIds: oakHill })).toHaveProperty('location', location);
});

it('the order is no filter: it has no chip and stays when all filters go', () => {
  expect(entryFilter.count({ sortAsc: true })).toBe(0);
  expect(entryFilter.cleared({ sortAsc: true, tag: 'ice' })).toEqual({ sortAsc: true });
});
