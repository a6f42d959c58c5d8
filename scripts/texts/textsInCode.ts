import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const holdsTexts = [
  /^apps\/server\/src\/demo\//,
  /^apps\/server\/src\/features\/ownData\/content\//,
  /^packages\/domain\/src\/(?:ownData|rubrics\/starters|eopRoles\/defaults)\//,
  /^packages\/domain\/src\/(?:settings|contacts|eop)\/default\w+\.ts$/,
  /^packages\/domain\/src\/drills\/starter\.ts$/,
];
const isCode = /(?<!\.test)\.ts$/;
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\.|[^`\\])*`|'(?<single>(?:\\.|[^'\\\n])*)'|"(?<double>(?:\\.|[^"\\\n])*)"/g;

/** Files of code whose texts people read: the demo district, the archive of a district, what a district starts with. */
export async function filesWithTexts(base: string): Promise<string[]> {
  const all = [...(await filesBelow(base, 'apps/server/src')), ...(await filesBelow(base, 'packages'))];
  return all.filter((file) => isCode.test(file) && holdsTexts.some((folder) => folder.test(file)));
}

/** The string literals of several words, English and Spanish. Comments and templates are left out. */
export async function textsOfCode(base: string, file: string): Promise<string[]> {
  const code = await readFile(join(base, file), 'utf8');
  return [...code.matchAll(token)]
    .map(({ groups }) => groups?.['single'] ?? groups?.['double'] ?? '')
    .filter((text) => text.includes(' '))
    .map((text) => text.replaceAll(/\\(['"])/g, '$1'));
}
