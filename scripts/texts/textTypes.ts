// The type of every text key, for the compiler: one namespace for each folder with a `texts` folder in it. The file
// is not a .d.ts, because the compiler would not report mistakes in one.
import { filesBelow } from '../lib/files.ts';

export const textTypesFile = 'apps/web/src/textTypes.ts';

const source = 'apps/web/src/';
const english = '/texts/en.json';

/** The namespaces of the web app: paths below apps/web/src, sorted. */
async function textNamespaces(base: string): Promise<string[]> {
  const files = await filesBelow(base, source);
  return files
    .filter((file) => file.endsWith(english))
    .map((file) => file.slice(source.length, -english.length))
    .toSorted();
}

/** The expected content of the file. */
export async function textTypes(base: string): Promise<string> {
  const namespaces = await textNamespaces(base);
  return `${[
    '// Written by `npm run texts`, and compared by `npm test`.',
    'export type TextResources = {',
    ...namespaces.map((path) => `  ${keyOf(path)}: typeof import('./${path}${english}');`),
    '};',
    '',
    "declare module 'i18next' {",
    '  interface CustomTypeOptions {',
    "    defaultNS: 'app';",
    '    resources: TextResources;',
    '  }',
    '}',
  ].join('\n')}\n`;
}

function keyOf(path: string): string {
  return /^\w+$/.test(path) ? path : `'${path}'`;
}
