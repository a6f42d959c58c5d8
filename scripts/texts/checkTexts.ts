import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const isTextFile = /^apps\/(?:web|server)\/src\/(?:.+\/)?texts\/[^/]+\.json$/;
const languages = ['en', 'es'] as const;

/** Reports where English and Spanish texts differ in more than their words. */
export async function checkTexts(base: string): Promise<string[]> {
  const all = await filesBelow(base, 'apps');
  const files = all.filter((file) => isTextFile.test(file));
  if (files.length === 0) return ['No text file was found.'];
  const folders = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))];
  const complaints = files
    .filter((file) => !languages.some((language) => file.endsWith(`/texts/${language}.json`)))
    .map((file) => `${file} is neither English nor Spanish.`);
  for (const folder of folders) complaints.push(...(await compareFolder(base, folder, files)));
  return complaints;
}

async function compareFolder(base: string, folder: string, files: readonly string[]): Promise<string[]> {
  const missing = languages.filter((language) => !files.includes(`${folder}/${language}.json`));
  if (missing.length > 0) return missing.map((language) => `${folder}/${language}.json is missing.`);
  const english = await readTexts(base, `${folder}/en.json`);
  const spanish = await readTexts(base, `${folder}/es.json`);
  return [
    ...(english.size === 0 ? [`${folder}/en.json holds no text.`] : []),
    ...emptyOnes(`${folder}/en.json`, english),
    ...emptyOnes(`${folder}/es.json`, spanish),
    ...[...english.keys()].filter((key) => !spanish.has(key)).map((key) => `${folder}/es.json lacks ${key}.`),
    ...[...spanish.keys()].filter((key) => !english.has(key)).map((key) => `${folder}/en.json lacks ${key}.`),
    ...differingPlaceholders(folder, english, spanish),
  ];
}

function emptyOnes(file: string, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${file} is empty at ${key}.`);
}

function differingPlaceholders(
  folder: string,
  english: ReadonlyMap<string, string>,
  spanish: ReadonlyMap<string, string>,
): string[] {
  return [...english].flatMap(([key, text]) => {
    const other = spanish.get(key);
    if (other === undefined || placeholders(text) === placeholders(other)) return [];
    return [
      `${folder} fills ${key} with ${placeholders(text) || 'nothing'} in English, with ${placeholders(other) || 'nothing'} in Spanish.`,
    ];
  });
}

/** The names inside {{…}} and the tags and nested texts, sorted, each once. */
function placeholders(text: string): string {
  const found = text.match(/\{\{\s*[\w.-]+|<\/?\w+|\$t\([^)]*\)/g) ?? [];
  return [...new Set(found.map((one) => one.replace(/^\{\{\s*/, '')))].toSorted().join(', ');
}

async function readTexts(base: string, file: string): Promise<Map<string, string>> {
  const parsed: unknown = JSON.parse(await readFile(join(base, file), 'utf8'));
  const texts = new Map<string, string>();
  collect(file, '', parsed, texts);
  return texts;
}

function collect(file: string, key: string, value: unknown, texts: Map<string, string>): void {
  if (typeof value === 'string') {
    texts.set(key, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      collect(file, key === '' ? name : `${key}.${name}`, inner, texts);
    }
  } else {
    throw new TypeError(`${file} holds something other than text at ${key}.`);
  }
}
