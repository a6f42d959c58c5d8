import { Problem, smallPicture } from '@schooldog/domain/kernel';
import { expect, test } from 'vitest';
import { createLinks, type FileLink } from './links.ts';

const time = { now: new Date('2026-09-01T14:00:59.500Z') };
const links = createLinks({ secret: 'a secret', clock: () => time.now });
const file = { id: 'abcdefghij0123456789', name: 'Fire plan #2 ä.pdf' };

function parse(link: string): FileLink {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const [, , , id = '', name = ''] = pathname.split('/');
  const read = (key: string) => searchParams.get(key) ?? '';
  return {
    id,
    name: decodeURIComponent(name),
    expires: read('expires'),
    user: read('user'),
    signature: read('signature'),
  };
}

function codeOf(link: FileLink, userId: string, at: string): string {
  time.now = new Date(at);
  try {
    links.check(link, userId);
    return 'opens';
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
}

const made = parse(links.make(file, 'ana'));

test('opens for the person who requested it, until it expires', () => {
  expect(codeOf(made, 'ana', '2026-09-01T14:01:00Z')).toBe('opens');
  expect(codeOf(made, 'ana', '2026-09-01T14:10:59Z')).toBe('opens');
});

test('never opens after eleven minutes', () => {
  expect(codeOf(made, 'ana', '2026-09-01T14:11:00Z')).toBe('file.linkExpired');
  expect(codeOf(made, 'ana', '2027-09-01T14:10:00Z')).toBe('file.linkExpired');
});

test('does not open for another user', () => {
  expect(codeOf(made, 'ben', '2026-09-01T14:01:00Z')).toBe('file.linkInvalid');
  expect(codeOf({ ...made, user: 'ben' }, 'ben', '2026-09-01T14:01:00Z')).toBe('file.linkInvalid');
});

test.each<[string, Partial<FileLink>]>([
  ['another file', { id: 'zbcdefghij0123456789' }],
  ['another name', { name: 'page.html' }],
  ['a later end', { expires: '9999999999' }],
  ['no end', { expires: '' }],
  ['no signature', { signature: '' }],
  ['another signature', { signature: made.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }],
  ['a longer signature', { signature: `${made.signature}A` }],
])('does not open with %s', (_what, change) => {
  expect(codeOf({ ...made, ...change }, 'ana', '2026-09-01T14:01:00Z')).toBe('file.linkInvalid');
});

test('requesting the small size does not change what is signed', () => {
  time.now = new Date('2026-09-01T14:00:59.500Z');
  expect(parse(smallPicture(links.make(file, 'ana')))).toEqual(made);
});

test('is not made with the key of another district', () => {
  const other = createLinks({ secret: 'another secret', clock: () => new Date('2026-09-01T14:00:59.500Z') });
  expect(codeOf(parse(other.make(file, 'ana')), 'ana', '2026-09-01T14:01:00Z')).toBe('file.linkInvalid');
});

test('is the same within a minute, so that lists do not load their pictures again', () => {
  time.now = new Date('2026-09-01T14:03:01Z');
  const first = links.make(file, 'ana');
  time.now = new Date('2026-09-01T14:03:58Z');
  expect(links.make(file, 'ana')).toBe(first);
});
