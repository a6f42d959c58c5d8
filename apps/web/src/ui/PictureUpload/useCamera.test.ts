import { expect, it } from 'vitest';
import { isMobileDevice } from './useCamera.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 6a) Chrome/140.0 Mobile Safari/537.36', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, false],
])('%s with %i touch points is mobile: %s', (userAgent, touchPoints, expected) => {
  expect(isMobileDevice(userAgent, touchPoints)).toBe(expected);
});
