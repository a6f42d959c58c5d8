import { expect, it } from 'vitest';
import { allRoutes } from '../../../apps/web/src/testing/routeWalk.ts';
import { missingRoutes, tellScans } from './missing.ts';
import { isWhole } from './wholeRun.ts';

const scanOf = (path: string, isComplete = true) => ({
  file: 'a.spec.ts',
  path,
  isComplete,
  isDialog: false,
});
const all = allRoutes.map((route) => scanOf(route.replaceAll(/\$\w+/g, 'a'.repeat(20))));

it('a route that no scenario scanned is named', () => {
  expect(missingRoutes(all)).toEqual([]);
  expect(missingRoutes(all.filter(({ path }) => path !== '/entries/print'))).toEqual(['/entries/print']);
});

it('a scan for contrast alone is not enough', () => {
  const scans = all.map((scan) => (scan.path === '/faq' ? scanOf('/faq', false) : scan));
  expect(missingRoutes(scans)).toEqual(['/faq']);
  expect(tellScans(scans)).toBe(`${all.length - 1} complete scans, 1 for contrast alone`);
});

it('a scan of the dialog above it is not enough', () => {
  const scans = all.map((scan) => ({ ...scan, isDialog: scan.path === '/faq' }));
  expect(missingRoutes(scans)).toEqual(['/faq']);
});

it('more scans than a run may have are told', () => {
  expect(tellScans(Array.from({ length: 201 }, () => scanOf('/faq')))).toBe(
    '201 complete scans, above the 200 that a run may have, 0 for contrast alone',
  );
});

it.each([
  [[], true],
  [['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], true],
  [['test', 'walks'], false],
  [['test', 'e2e/walks.spec.ts'], false],
  [['test', '-g', 'a walk'], false],
  [['test', '--grep=a walk'], false],
  [['test', '--shard=1/2'], false],
])('%j is a whole run: %s', (args, whole) => {
  expect(isWhole(args, ['walks.spec.ts', 'schools.spec.ts'])).toBe(whole);
});
