// The type of every text key with its placeholders, for the compiler: one entry for each folder with a `texts` folder
// in it. Everything is spelled out, so that the compiler looks keys up and derives nothing. The file is not a .d.ts,
// because the compiler would not report mistakes in one.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { textsOf } from './flatTexts.ts';
import { placeholdersByKey } from './placeholders.ts';

export const textTypesFile = 'apps/web/src/textTypes.ts';

const source = 'apps/web/src/';
const english = '/texts/en.json';

/** The expected content of the file. */
export async function textTypes(base: string): Promise<string> {
  const files = (await filesBelow(base, source)).filter((file) => file.endsWith(english)).toSorted();
  const entries = await Promise.all(files.map((file) => typesOf(base, file)));
  return `${[
    '// Written by `npm run texts`, and compared by `npm test`.',
    '/** By namespace: the keys whose texts have no placeholder. */',
    'export interface PlainTexts {',
    ...entries.flatMap(({ name, plain }) =>
      plain.length === 0 ? [`  ${name}: never;`] : [`  ${name}:`, ...plain],
    ),
    '}',
    '',
    '/** By namespace: the other keys, each with the names of its placeholders. */',
    'export interface FilledTexts {',
    ...entries.flatMap(({ name, filled }) =>
      filled.length === 0 ? [`  ${name}: Record<never, never>;`] : [`  ${name}: {`, ...filled, '  };'],
    ),
    '}',
  ].join('\n')}\n`;
}

type Entry = Readonly<{ name: string; plain: readonly string[]; filled: readonly string[] }>;

async function typesOf(base: string, file: string): Promise<Entry> {
  const parsed: unknown = JSON.parse(await readFile(join(base, file), 'utf8'));
  const keys = [...placeholdersByKey(textsOf(parsed))];
  return {
    name: propertyOf(file.slice(source.length, -english.length)),
    plain: keys
      .filter(([, names]) => names.length === 0)
      .map(([key], at, { length }) => `    | '${key}'${at === length - 1 ? ';' : ''}`),
    filled: keys
      .filter(([, names]) => names.length > 0)
      .map(([key, names]) => `    ${propertyOf(key)}: ${names.map((name) => `'${name}'`).join(' | ')};`),
  };
}

function propertyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
