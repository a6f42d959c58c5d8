// A screen reader lists the tables of a page by their names, and the headings around them are not among those.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');

it('every table has a name', () => {
  const nameless = globSync('{app,features,platform,ui}/**/*.tsx', { cwd: web })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => {
      const source = readFileSync(join(web, path), 'utf8');
      const tables = [...source.matchAll(/<(?:Table|table)(?=[\s>])([^>]*)>\s*(<caption)?/g)];
      return tables.some(([, attributes = '', caption]) => !isNamed(attributes, caption)) ? [path] : [];
    });
  expect(nameless).toEqual([]);
});

function isNamed(attributes: string, caption: string | undefined): boolean {
  return caption !== undefined || /\baria-label(?:ledby)?=/.test(attributes);
}
