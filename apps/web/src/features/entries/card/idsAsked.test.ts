import { entriesPageSize } from '@schooldog/domain/entries';
import { expect, it } from 'vitest';
import { idsAsked } from './idsAsked.ts';

const most = 100;
const entry = (...ids: string[]) => ({ ids });
const asked = (entries: readonly { ids: string[] }[]) => idsAsked(entries, ({ ids }) => ids, most);
const plain = Array.from({ length: entriesPageSize - 1 }, () => entry());

it('asks nothing where nothing is linked, and once for a page', () => {
  expect(asked([])).toEqual([]);
  expect(asked(plain)).toEqual([]);
  expect(asked([entry('a', 'b'), ...plain.slice(1), entry('b', 'c')])).toEqual([['a', 'b', 'c']]);
});

it('leaves what it asked about the first page as it was when more are shown', () => {
  const first = [entry('a'), ...plain];
  expect(asked([...first, entry('z'), entry()])).toEqual([...asked(first), ['z']]);
});

it('never asks for more than the server answers', () => {
  const many = Array.from({ length: 150 }, (_, number) => `id ${number}`);
  expect(asked([entry(...many)]).map((ids) => ids.length)).toEqual([most]);
});
