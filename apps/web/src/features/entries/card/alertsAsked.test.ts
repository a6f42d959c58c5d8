import { alertLimits } from '@schooldog/domain/alerts';
import { entriesPageSize } from '@schooldog/domain/entries';
import { expect, it } from 'vitest';
import { alertsAsked } from './alertsAsked.ts';

const entry = (...createdSafetyAlertIds: string[]) => ({ createdSafetyAlertIds });
const plain = Array.from({ length: entriesPageSize - 1 }, () => entry());

it('asks nothing where nothing was sent, and once for a page', () => {
  expect(alertsAsked([])).toEqual([]);
  expect(alertsAsked(plain)).toEqual([]);
  expect(alertsAsked([entry('a', 'b'), ...plain.slice(1), entry('b', 'c')])).toEqual([['a', 'b', 'c']]);
});

it('leaves what it asked about the first page as it was when more are shown', () => {
  const first = [entry('a'), ...plain];
  expect(alertsAsked([...first, entry('z'), entry()])).toEqual([...alertsAsked(first), ['z']]);
});

it('never asks for more than the server answers', () => {
  const many = Array.from({ length: 150 }, (_, number) => `alert ${number}`);
  expect(alertsAsked([entry(...many)]).map((ids) => ids.length)).toEqual([alertLimits.askedAtOnce]);
});
