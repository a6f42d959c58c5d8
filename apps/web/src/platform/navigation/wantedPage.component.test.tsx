import { afterEach, describe, expect, it } from 'vitest';
import { writeDevice } from '../deviceStorage.ts';
import { forgetWantedPage, isOwnPath, rememberWantedPage, wantedPage } from './wantedPage.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const label = '/place/room2140000000000000?from=label';

afterEach(() => writeDevice('wantedPage', null));

it('is known, also when it is asked for twice, until a page has opened', () => {
  rememberWantedPage(label, now);
  expect(wantedPage(now + 60_000)).toBe(label);
  expect(wantedPage(now + 60_000)).toBe(label);
  forgetWantedPage();
  expect(wantedPage(now + 60_000)).toBeNull();
});

it('is forgotten after a quarter of an hour, and when the clock went back', () => {
  rememberWantedPage(label, now);
  expect(wantedPage(now + 16 * 60_000)).toBeNull();
  rememberWantedPage(label, now);
  expect(wantedPage(now - 1000)).toBeNull();
});

describe('another site', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/place/x',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/ /evil.example',
    '',
    'place/x',
    '/auth/signin',
  ];
  it.each(hostile)('is never opened: %j', (href) => {
    expect(isOwnPath(href)).toBe(false);
    rememberWantedPage(href, now);
    expect(wantedPage(now)).toBeNull();
    writeDevice('wantedPage', `${now} ${href}`);
    expect(wantedPage(now)).toBeNull();
  });
});
