import { expect, it } from 'vitest';
import { isPlainRead, quickStatements } from './quickStatements.ts';

const text = 'select 1';
function after(...milliseconds: readonly number[]) {
  const statements = quickStatements();
  for (const each of milliseconds) statements.ran(text, each);
  return statements;
}
const runs = (count: number, milliseconds: number) => Array.from({ length: count }, () => milliseconds);

it('admits a statement after a hundred runs whose 99th percentile is below 5 ms', () => {
  expect(after(...runs(99, 1)).isQuick(text)).toBe(false);
  expect(after(...runs(100, 1)).isQuick(text)).toBe(true);
  expect(after(...runs(99, 1), 20).isQuick(text)).toBe(true);
  expect(after(...runs(98, 1), 20, 20).isQuick(text)).toBe(false);
  expect(after(...runs(98, 1), 20, 20, ...runs(100, 1)).isQuick(text)).toBe(true);
});

it('removes it when one run takes more than 50 ms, until it qualifies again', () => {
  const statements = after(...runs(100, 1), 51);
  expect(statements.isQuick(text)).toBe(false);
  for (const each of runs(100, 1)) statements.ran(text, each);
  expect(statements.isQuick(text)).toBe(true);
});

it('removes it when two runs of a hundred are late', () => {
  expect(after(...runs(100, 1), ...runs(99, 1), 20).isQuick(text)).toBe(true);
  expect(after(...runs(100, 1), ...runs(98, 1), 20, 20).isQuick(text)).toBe(false);
});

it('admits reads only', () => {
  const statements = quickStatements();
  for (const each of runs(100, 1)) statements.ran('update "schools" set "name" = $1', each);
  expect(statements.isQuick('update "schools" set "name" = $1')).toBe(false);
});

it('recognizes reads that lock nothing', () => {
  expect(isPlainRead(' select "id" from "schools"')).toBe(true);
  expect(isPlainRead('select "id" from "schools" for update')).toBe(false);
  expect(isPlainRead('select "id" from "schools" for no key update')).toBe(false);
  expect(isPlainRead('select "id" from "schools" for share')).toBe(false);
  expect(isPlainRead('update "schools" set "name" = $1')).toBe(false);
  expect(isPlainRead('with gone as (delete from "schools") select 1')).toBe(false);
});
