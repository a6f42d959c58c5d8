import { limitedText, requiredLine } from '@schooldog/domain/kernel';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkInput } from './checkInput.ts';

const schema = z.object({
  name: requiredLine(5),
  note: limitedText(5),
  rows: z.array(z.object({ label: requiredLine(5) })),
});
const pathsOf = (input: unknown) => checkInput(schema, input).issues?.map(({ path }) => path.join('.'));

it('answers what the schema makes of a valid input', () => {
  const input = { name: ' Oak ', note: '', rows: [{ label: 'a', unknown: 1 }] };
  expect(checkInput(schema, input)).toEqual({ value: { name: 'Oak', note: '', rows: [{ label: 'a' }] } });
});

it('names all that is wrong in a form', () => {
  const rows = [{ label: '' }, { label: 'a' }, {}];
  expect(pathsOf({ name: '', note: 'too long', rows })).toEqual([
    'name',
    'note',
    'rows.0.label',
    'rows.2.label',
  ]);
});

it('gives up an input of thousands of values at the first that is wrong', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ label: at < 10 ? 'a' : '' }));
  expect(pathsOf({ name: 'Oak', note: '', rows })).toEqual(['rows.10.label']);
});

it('never lists more than a hundred', () => {
  const each = z.object({ rows: z.array(z.string().min(1)) });
  const issues = (length: number) =>
    checkInput(each, { rows: Array.from({ length }, () => '') }).issues?.length;
  expect([issues(50), issues(500), issues(5_000)]).toEqual([50, 100, 100]);
});

it('rejects what a check cannot read', () => {
  const throws = z.string().refine(() => {
    throw new TypeError('no text');
  });
  expect(checkInput(throws, 'a')).toEqual({ issues: [] });
});
