import { expect, it } from 'vitest';
import { nameOf, nameOfComposed, rename } from './statementNames.ts';

it('gives equal texts one name, and a new one when theirs is stale', () => {
  const first = nameOf('select 1');
  expect(nameOf('select 1')).toBe(first);
  expect(nameOf('select 2')).not.toBe(first);
  const second = rename('select 1');
  expect(second).not.toBe(first);
  expect(nameOf('select 1')).toBe(second);
});

it('names at most 500 dynamic texts, so that connections do not fill up', () => {
  const names = Array.from({ length: 600 }, (_, at) => nameOfComposed(`select composed ${at}`));
  expect(names.filter((name) => name !== undefined)).toHaveLength(500);
  expect(nameOfComposed('select composed 0')).toBe(names[0]);
  expect(nameOf('select fixed')).toBeDefined();
});
