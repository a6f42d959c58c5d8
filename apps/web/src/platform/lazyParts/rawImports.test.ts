// A part that a feature loads on its own, without a retry, does nothing and says nothing when the network is gone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '..', '..', 'features');

/** What retries, is loaded by something that does, or only fetches files for later. */
const ways = [
  'lazyPart',
  'lazyRouteComponent',
  'untilLoaded',
  'runPart',
  'importWithTexts',
  'fetchFilesOf',
  'canShow',
];
const covered = new RegExp(
  String.raw`(?:(?:${ways.join('|')})\([^;]*?|shell: \(\) => |load: async \(\) => \(await )$`,
);
const rawImport = /(?<!typeof )\bimport\(/g;

/** And why a failure may go unsaid there. */
const elsewhere: Readonly<Record<string, string>> = {
  'entries/shell.ts': 'a source of the palette that fails finds nothing',
  'eop/shell.ts': 'a source of the palette that fails finds nothing',
  'people/shell.ts': 'a source of the palette that fails finds nothing',
  'workOrders/shell.ts': 'a source of the palette that fails finds nothing',
  'goKits/KitContact.tsx': 'a query that is repeated, and a check that comes again',
  'signIn/authRoutes.ts': 'a page: the router shows that it could not be loaded',
};

it('every part of a feature is loaded in a way that retries', () => {
  const raw = globSync('**/*.{ts,tsx}', { cwd: features })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && elsewhere[path] === undefined)
    .filter((path) => {
      const source = readFileSync(join(features, path), 'utf8');
      return [...source.matchAll(rawImport)].some(({ index }) => !covered.test(source.slice(0, index)));
    });
  expect(raw).toEqual([]);
});
