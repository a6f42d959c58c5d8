import { expect, it } from 'vitest';
import { FileNotLoaded } from './loadFiles.ts';
import { isChunkError, isUnanswered } from './isChunkError.ts';

it.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://x.test/assets/a-1.js'],
  ['Firefox', 'error loading dynamically imported module: https://x.test/assets/a-1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['a style sheet', 'Unable to preload CSS for /assets/a-1.css'],
])('a page that cannot be fetched is known in %s', (_, message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

it('a network that did not answer is told apart from a file that is gone', () => {
  expect(isUnanswered(new FileNotLoaded('/assets/a-1.js', false))).toBe(true);
  const gone = new FileNotLoaded('/assets/a-1.js', true);
  expect([isUnanswered(gone), isChunkError(gone)]).toEqual([false, true]);
});

it('a fault of the page itself is not', () => {
  expect(isChunkError(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false);
  expect(isChunkError('Importing a module script failed.')).toBe(false);
});
