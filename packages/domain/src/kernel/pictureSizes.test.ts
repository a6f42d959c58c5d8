import { expect, it } from 'vitest';
import { smallPicture } from './pictureSizes.ts';

it.each([
  ['/api/entries/a/images/b', '/api/entries/a/images/b?size=small'],
  ['/api/files/a/b.jpg?expires=1&user=c', '/api/files/a/b.jpg?expires=1&user=c&size=small'],
  ['blob:https://district.test/1', 'blob:https://district.test/1'],
  ['', ''],
])('%j is small at %j', (url, small) => {
  expect(smallPicture(url)).toBe(small);
});
