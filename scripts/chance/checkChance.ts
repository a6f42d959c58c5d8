// What would make a test depend on chance or on the clock: found in the syntax of the tests and of what they share.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { filesBelow } from '../lib/files.ts';

const places = ['packages', 'apps', 'scripts'] as const;
const tests = /\.test\.tsx?$|\/testing\/|\/authorization\/|\.authorization\.ts$/;
/** Only files with one of these words are parsed. */
const suspects = /\bfc\b|\bDate\b|\brandom|\bgetRandomValues\b/;
const draws = new Set(['randomBytes', 'randomUUID', 'randomInt', 'getRandomValues']);

/**
 * Reports where a test decides by itself how often a property is tried, asks the real clock or draws what nobody can
 * repeat. Files in `notYet` may ask and draw; one that no longer does has to leave the list.
 */
export async function checkChance(base: string, notYet: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  const left = new Set(notYet);
  let read = 0;
  for (const place of places) {
    for (const file of await filesBelow(base, place)) {
      if (!/\.tsx?$/.test(file) || !tests.test(file)) continue;
      read += 1;
      const text = await readFile(join(base, file), 'utf8');
      const { properties, chances } = suspects.test(text) ? chanceIn(file, text) : nothing;
      const isListed = chances.length > 0 && left.delete(file);
      complaints.push(...properties, ...(isListed ? [] : chances));
    }
  }
  complaints.push(...[...left].map((file) => `${file} is on the list of those that still ask, and does not`));
  return read === 0 ? ['No test was found.'] : complaints;
}

const nothing = { properties: [], chances: [] } as const;

function chanceIn(file: string, text: string): Readonly<Record<'properties' | 'chances', readonly string[]>> {
  const properties: string[] = [];
  const chances = new Set<string>();
  const at = (start: number) => `${file}:${text.slice(0, start).split('\n').length}`;
  const asked = (name: string, start: number) => chances.add(`${at(start)} asks ${name}`);
  const named = new Set<string>();
  const names = new Set<number>();
  const asksRuns = (settings: string) =>
    named.has(settings) || (/\bruns\(/.test(settings) && !/\b(?:numRuns|seed):/.test(settings));
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      const isTries = init !== null && text.startsWith('runs(', init.start);
      if (isTries && id.type === 'Identifier') named.add(id.name);
    },
    CallExpression({ callee, arguments: [, settings], start }) {
      if (!/^fc\s*\.(?:assert|check)$/.test(text.slice(callee.start, callee.end))) return;
      const given = settings === undefined ? '' : text.slice(settings.start, settings.end);
      if (!asksRuns(given)) properties.push(`${at(start)} tries a property without runs()`);
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        asked('new Date()', start);
    },
    MemberExpression({ start, end }) {
      const member = text.slice(start, end);
      if (member === 'Date.now' || member === 'Math.random') asked(member, start);
    },
    // `randomBytes: something` names what is given, which is looked at by itself.
    ObjectExpression({ properties: given }) {
      for (const property of given)
        if (property.type === 'Property' && !property.shorthand && !property.computed)
          names.add(property.key.start);
    },
    Identifier({ name, start }) {
      if (draws.has(name) && !names.has(start)) asked(name, start);
    },
  });
  visitor.visit(parseSync(file, text).program);
  return { properties, chances: [...chances] };
}
