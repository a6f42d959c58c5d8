import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defineFilter, type FilterOf } from './defineFilter.ts';
import { choice, choices, dateRange, digit, flag, id, idList, option, text } from './filterFields.ts';

const colors = ['red', 'green', 'blue'] as const;

const sample = defineFilter({
  dates: dateRange('dateRange', { formerly: ['from', 'to'] }),
  schoolIds: idList('schoolIds', { most: 3, formerly: 'school' }),
  colors: choices('colors', colors, { formerly: 'color' }),
  shape: choice('shape', ['round', 'square']),
  tab: option(digit('tab', ['0', '1'])),
  item: id('item'),
  find: text('find', { most: 20 }),
  mine: flag('mine', { formerly: 'own' }),
  sortAsc: option(flag('sortAsc')),
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
const anId = fc
  .array(fc.constantFrom(...letters), { minLength: 20, maxLength: 20 })
  .map((parts) => parts.join(''));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const filters = fc
  .record(
    {
      days: fc.tuple(day, day).map((pair) => pair.toSorted()),
      schoolIds: fc.uniqueArray(anId, { minLength: 1, maxLength: 3 }),
      colors: fc.subarray([...colors], { minLength: 1 }),
      shape: fc.constantFrom('round' as const, 'square' as const),
      tab: fc.constantFrom('0' as const, '1' as const),
      item: anId,
      find: fc.string({ minLength: 1, maxLength: 20 }).filter((typed) => typed.trim() !== ''),
      mine: fc.constant(true),
      sortAsc: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map(({ days, ...rest }) => {
    const [from, to] = days ?? [];
    return from === undefined || to === undefined ? rest : { ...rest, from, to };
  });

it('every filter survives a round trip through its URL, which the route leaves unchanged', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const search = sample.write(filter);
      expect(sample.read(search)).toEqual(filter);
      expect(sample.validate(search)).toEqual(search);
    }),
    runs(100),
  );
});

it('a digit is a number in the URL, so that no quotes surround it', () => {
  expect(sample.write({ tab: '1' })).toEqual({ tab: 1 });
});

it('any URL becomes a filter that is stable', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...sample.keys), fc.anything()), (raw) => {
      const search = sample.validate(raw);
      expect(sample.validate(search)).toEqual(search);
    }),
    runs(100),
  );
});

it('each chip removes its own value and nothing else, and all of them make an empty filter', () => {
  const labels = {
    dates: () => 'dates',
    schoolIds: (schoolId: string) => schoolId,
    colors: (color: string) => color,
    shape: (shape: string) => shape,
    item: (item: string) => item,
    find: (typed: string) => typed,
    mine: () => 'mine',
  };
  fc.assert(
    fc.property(filters, (filter) => {
      const chips = sample.chips(filter, labels);
      expect(chips).toHaveLength(sample.count(filter));
      expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
      let left: FilterOf<typeof sample> = filter;
      for (const { key } of chips) {
        const chip = sample.chips(left, labels).find((other) => other.key === key);
        expect(chip).toBeDefined();
        left = { ...chip?.without };
        expect(sample.count(left)).toBe(
          sample.count(filter) - chips.findIndex((other) => other.key === key) - 1,
        );
      }
      expect(left).toEqual(sample.cleared(filter));
      const { sortAsc, tab } = filter;
      expect(left).toEqual({
        ...(sortAsc === undefined ? {} : { sortAsc }),
        ...(tab === undefined ? {} : { tab }),
      });
    }),
    runs(100),
  );
});

it('names of earlier releases are read, and written in the new form', () => {
  const school = 'OakHill0000000000001';
  expect(
    sample.validate({ school, color: 'BLUE,red', from: '2026-03-31', to: '2026-03-01', own: true }),
  ).toEqual({
    schoolIds: school,
    colors: 'red,blue',
    dateRange: '2026-03-01,2026-03-31',
    mine: true,
  });
  const other = 'CedarCreek0000000001';
  expect(sample.read({ school, schoolIds: other })).toEqual({ schoolIds: [other] });
});

it('leaves out what it does not understand', () => {
  const school = 'OakHill0000000000001';
  expect(
    sample.validate({
      dateRange: '2026-02-30,2026-99-99',
      schoolIds: `${school},short,${school}`,
      colors: 'pink',
      shape: 'flat',
      item: 'no id',
      find: '   ',
      mine: 'yes',
      page: 3,
    }),
  ).toEqual({ schoolIds: school });
  expect(sample.validate({ dateRange: ',2026-09-01', find: 2026 })).toEqual({
    dateRange: ',2026-09-01',
    find: '2026',
  });
});

it('a value without effect is not written', () => {
  expect(sample.write({ schoolIds: [], colors: [], find: ' ', mine: false, sortAsc: false })).toEqual({});
});
