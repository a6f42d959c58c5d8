import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const chromeOnTablet =
  'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

it.each([
  [chromeOnWindows, { browser: 'Chrome', system: 'Windows', kind: 'computer' }],
  [safariOnPhone, { browser: 'Safari', system: 'iOS', kind: 'phone' }],
  [chromeOnTablet, { browser: 'Chrome', system: 'Android', kind: 'tablet' }],
  ['', { browser: null, system: null, kind: 'computer' }],
  ['something that no browser says', { browser: null, system: null, kind: 'computer' }],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toEqual(name);
});
