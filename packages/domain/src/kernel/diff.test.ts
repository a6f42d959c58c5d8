import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { auditEntries, differences, jsonEqual, type JsonValue, summarizeUpdates } from './index.ts';

const fields = ['comment', 'location', 'tags', 'quantity'] as const;
const anyJson: fc.Arbitrary<JsonValue> = fc.jsonValue({ maxDepth: 3 });
const anyRecord = fc.record(
  { comment: anyJson, location: anyJson, tags: anyJson, quantity: anyJson },
  { requiredKeys: [] },
);

function shuffled(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  const reversed = Object.entries(value).toReversed();
  return Object.fromEntries(reversed.map(([key, inner]) => [key, shuffled(inner ?? null)]));
}

describe('the differences of two records', () => {
  it('name each changed field with its old and new value', () => {
    const before = { comment: 'Broken latch', location: 'Room 214', tags: ['door'] };
    const after = { comment: 'Broken latch', location: 'Room 215', tags: ['door', 'urgent'], quantity: 2 };
    expect(differences(before, after, fields)).toEqual([
      { field: 'location', from: 'Room 214', to: 'Room 215' },
      { field: 'tags', from: ['door'], to: ['door', 'urgent'] },
      { field: 'quantity', from: null, to: 2 },
    ]);
  });

  it('ignore fields that are not named', () => {
    const before = { comment: 'a', location: 'Gym' };
    const after = { ...before, location: 'Library' };
    expect(differences(before, after, ['comment'])).toEqual([]);
  });

  it('take an absent field for null, at every depth, and keys in any order', () => {
    expect(differences({ comment: null }, {}, fields)).toEqual([]);
    expect(differences({ comment: undefined }, { comment: null }, fields)).toEqual([]);
    expect(jsonEqual({ a: 1, b: { c: null } }, { b: {}, a: 1 })).toBe(true);
  });

  it('distinguish a list from a record, null from an empty one, and 0 from false', () => {
    expect(jsonEqual([], {})).toBe(false);
    expect(jsonEqual({}, [])).toBe(false);
    expect(jsonEqual(null, {})).toBe(false);
    expect(jsonEqual(0, false)).toBe(false);
    expect(jsonEqual(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(jsonEqual([null], [])).toBe(false);
  });

  it('do not mistake inherited properties for values', () => {
    expect(jsonEqual({}, { constructor: 'x' })).toBe(false);
    expect(jsonEqual({}, { ['__proto__']: {} })).toBe(false);
    expect(jsonEqual({ toString: null }, {})).toBe(true);
  });

  it('are none between equal records', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const copy = Object.fromEntries(
          Object.entries(record).map(([field, value]) => [field, shuffled(value)]),
        );
        expect(differences(record, copy, fields)).toEqual([]);
      }),
      runs(100),
    );
  });

  it('turn the old record into the new one, and back', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (before, after) => {
        const found = differences(before, after, fields);
        const forward = { ...before, ...Object.fromEntries(found.map(({ field, to }) => [field, to])) };
        const backward = { ...after, ...Object.fromEntries(found.map(({ field, from }) => [field, from])) };
        for (const field of fields) {
          expect(jsonEqual(forward[field], after[field])).toBe(true);
          expect(jsonEqual(backward[field], before[field])).toBe(true);
        }
        expect(found.every(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))).toBe(true);
      }),
      runs(100),
    );
  });
});

describe('the audit trail', () => {
  const monday = '2026-09-07T12:00:00.000Z';
  const tuesday = '2026-09-08T12:00:00.000Z';
  const first = auditEntries(
    [
      { field: 'comment', from: 'a', to: 'b' },
      { field: 'location', from: null, to: 'Gym' },
    ],
    { userId: 'ana', time: monday },
  );
  const second = auditEntries([{ field: 'comment', from: 'b', to: 'c' }], { userId: 'ben', time: tuesday });

  it('stores time, user, field and both values of each difference', () => {
    expect(second).toEqual([{ time: tuesday, userId: 'ben', field: 'comment', from: 'b', to: 'c' }]);
  });

  it('is summed up by the last change and the last one of each field', () => {
    expect(summarizeUpdates(null, [...first, ...second])).toEqual({
      time: tuesday,
      userId: 'ben',
      fields: {
        comment: { time: tuesday, userId: 'ben', from: 'b', to: 'c' },
        location: { time: monday, userId: 'ana', from: null, to: 'Gym' },
      },
    });
  });

  it('lets the last of two changes at the same time win', () => {
    const change = { field: 'comment', from: 'b', to: 'c' };
    const tied = auditEntries([change], { userId: 'eve', time: monday });
    const summary = summarizeUpdates(null, [...first, ...tied]);
    expect(summary?.userId).toBe('eve');
    expect(summary?.fields.comment?.userId).toBe('eve');
  });

  it('has no summary before the first change', () => {
    expect(summarizeUpdates(null, [])).toBe(null);
  });

  const anyEntry = fc.record({
    time: fc.integer({ min: 0, max: 3 }).map((day) => new Date(day * 86_400_000).toISOString()),
    userId: fc.constantFrom('ana', 'ben'),
    field: fc.constantFrom(...fields),
    from: anyJson,
    to: anyJson,
  });

  it('gives the same summary save by save as all at once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyEntry, { maxLength: 4 }), { maxLength: 6 }), (saves) => {
        let summary = summarizeUpdates(null, []);
        for (const save of saves) summary = summarizeUpdates(summary, save);
        expect(summary).toEqual(summarizeUpdates(null, saves.flat()));
      }),
      runs(100),
    );
  });

  it('does not let a change that arrives late hide a newer one', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 10 }), (entries) => {
        const summary = summarizeUpdates(null, entries);
        for (const { field, time } of entries) {
          expect((summary?.fields[field]?.time ?? '') >= time).toBe(true);
          expect((summary?.time ?? '') >= time).toBe(true);
        }
      }),
      runs(100),
    );
  });
});
