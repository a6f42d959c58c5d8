import { describe, expect, test } from 'vitest';
import { detectPlatform, type Platform } from './detectPlatform.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';

const seen: readonly (readonly [string, string, Platform])[] = [
  ['Safari on an iPhone', `${iPhone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'iosSafari'],
  ['Chrome on an iPhone', `${iPhone} ${webkit} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`, 'iosSafari'],
  ['Firefox on an iPhone', `${iPhone} ${webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'iosSafari'],
  [
    'Edge on an iPhone',
    `${iPhone} ${webkit} Version/18.0 EdgiOS/138.0.3351.77 Mobile/15E148 Safari/604.1`,
    'iosSafari',
  ],
  [
    'an old iPad',
    `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webkit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    'iosSafari',
  ],
  ['Chrome on Android', `${android} ${blink} Chrome/138.0.0.0 Mobile Safari/537.36`, 'androidChrome'],
  ['Chrome on an Android tablet', `${android} ${blink} Chrome/138.0.0.0 Safari/537.36`, 'androidChrome'],
  [
    'a page inside another Android app',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240205.002; wv) ${blink} Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36`,
    'androidChrome',
  ],
  ['Chrome on Windows', `${windows} ${blink} Chrome/138.0.0.0 Safari/537.36`, 'chromeDesktop'],
  ['Chrome on a Mac', `${mac} ${blink} Chrome/138.0.0.0 Safari/537.36`, 'chromeDesktop'],
  [
    'Chrome on a Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/138.0.0.0 Safari/537.36`,
    'chromeDesktop',
  ],
  ['Edge on Windows', `${windows} ${blink} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, 'edge'],
  ['Edge on Android', `${android} ${blink} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`, 'edge'],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'firefox',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'firefox'],
  ['Safari on a Mac', `${mac} ${webkit} Version/18.5 Safari/605.1.15`, 'other'],
  [
    'Samsung Internet',
    `${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'other',
  ],
  ['Opera on Windows', `${windows} ${blink} Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'other'],
  [
    'the Edge of before 2020',
    `${windows} ${blink} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19582`,
    'other',
  ],
  ['an empty name', '', 'other'],
];

describe('detectPlatform', () => {
  test.each(seen)('knows %s', (_, userAgent, platform) => {
    expect(detectPlatform(userAgent)).toBe(platform);
  });

  test('tells an iPad that calls itself a Macintosh from a Mac by its touch screen', () => {
    const userAgent = `${mac} ${webkit} Version/18.5 Safari/605.1.15`;
    expect(detectPlatform(userAgent, { maxTouchPoints: 5, brands: [] })).toBe('iosSafari');
    expect(detectPlatform(userAgent, { maxTouchPoints: 0, brands: [] })).toBe('other');
  });

  test('tells Brave from Chrome by its brand, the only difference it shows', () => {
    const userAgent = `${windows} ${blink} Chrome/138.0.0.0 Safari/537.36`;
    expect(detectPlatform(userAgent, { maxTouchPoints: 0, brands: ['Chromium', 'Brave'] })).toBe('other');
    expect(detectPlatform(userAgent, { maxTouchPoints: 0, brands: ['Chromium', 'Google Chrome'] })).toBe(
      'chromeDesktop',
    );
  });

  test('gives Windows laptops with a touch screen the desktop steps', () => {
    const userAgent = `${windows} ${blink} Chrome/138.0.0.0 Safari/537.36`;
    expect(detectPlatform(userAgent, { maxTouchPoints: 10, brands: [] })).toBe('chromeDesktop');
  });
});
