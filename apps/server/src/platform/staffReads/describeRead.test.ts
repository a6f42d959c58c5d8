import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonText } from '../api/procedure.ts';
import { inputDescriber, recordsIn } from './describeRead.ts';

const id = 'Ab3dEf6hIj9lMn2pQr5t';
const describeInput = inputDescriber(
  z.object({
    schoolIds: z.array(z.string()),
    find: z.string().optional(),
    statuses: z.array(z.enum(['open', 'resolved'])).optional(),
  }),
);

it('shows ids, days, numbers and choices', () => {
  const input = {
    schoolIds: [id],
    from: '2026-01-02',
    month: '2026-01',
    year: '2025-2026',
    time: '2026-01-02T03:04:05.000Z',
    pageSize: 32,
    isOpen: true,
    statuses: ['open'],
    place: { profileId: id, optionId: id },
  };
  expect(describeInput(input)).toEqual(input);
});

it('leaves out typed text, wherever it stands', () => {
  const input = {
    find: 'Maria Lopez',
    tags: ['flu'],
    query: { find: 'Maria' },
    before: 'WzEsMl0',
    none: null,
  };
  expect(describeInput(input)).toEqual({ find: '…', tags: ['…'], query: { find: '…' }, before: '…' });
});

it('shows choices wherever they stand, and no typed words beside them', () => {
  const query = z.discriminatedUnion('report', [
    z.object({ report: z.literal('drills'), types: z.array(z.enum(['fire'])).optional() }),
    z.object({ report: z.literal('entries'), category: z.string() }),
  ]);
  const describeReport = inputDescriber(
    z.object({ query, boards: z.array(z.string().or(z.literal('none'))) }),
  );
  const asked = { query: { report: 'drills', types: ['fire'] }, boards: ['none', id] };
  expect(describeReport(asked)).toEqual(asked);
  expect(describeReport({ query: { report: 'entries', category: 'fire' }, boards: ['Roof'] })).toEqual({
    query: { report: 'entries', category: '…' },
    boards: ['…'],
  });
});

it('shows twenty ids of a long list', () => {
  expect(describeInput({ schoolIds: Array.from({ length: 500 }, () => id) })['schoolIds']).toHaveLength(20);
});

it('has nothing to say of a call without an input', () => {
  expect(describeInput(undefined)).toEqual({});
});

it.each<[string, unknown, number | null]>([
  ['a list', [1, 2], 2],
  ['a page', { users: [{}, {}, {}], next: null }, 3],
  ['a record with lists in it', { id, tags: ['a', 'b'] }, 1],
  ['a page that the database wrote', jsonText('{"entries":[{},{}],"next":null}'), 2],
  ['a figure', { count: 12 }, null],
  ['nothing', null, null],
])('counts %s', (_, answer, count) => {
  expect(recordsIn(answer)).toBe(count);
});
