import { expect, it } from 'vitest';
import { rangeOf } from './byteRange.ts';

const file = { size: 1000, etag: '"abc"' };

it.each([
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=200-299', { first: 200, last: 299 }],
  ['bytes=200-5000', { first: 200, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=300-200', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  [undefined, null],
])('reads %s', (range, expected) => {
  expect(rangeOf({ range }, file)).toEqual(expected);
});

it('sends the whole file when the client has the beginning of another one', () => {
  expect(rangeOf({ range: 'bytes=5-', 'if-range': file.etag }, file)).toEqual({ first: 5, last: 999 });
  expect(rangeOf({ range: 'bytes=5-', 'if-range': '"other"' }, file)).toBeNull();
});
