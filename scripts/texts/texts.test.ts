import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot, root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkTexts } from './checkTexts.ts';
import { textTypes, textTypesFile } from './textTypes.ts';

const folder = 'apps/web/src/features/walks/texts';

function plant(english: unknown, spanish: unknown): Record<string, string> {
  return { [`${folder}/en.json`]: JSON.stringify(english), [`${folder}/es.json`]: JSON.stringify(spanish) };
}

describe('the text check', () => {
  test('accepts the same keys and placeholders in both languages', async () => {
    const files = plant(
      { title: 'Walks', done: { body: '{{name}} finished <b>{{count}}</b>' } },
      { title: 'Recorridos', done: { body: '<b>{{count}}</b> terminó {{ name }}' } },
    );
    expect(await withPlantedFiles(files, checkTexts)).toEqual([]);
  });

  test.each([
    ['a missing key', { a: 'x', b: { c: 'y' } }, { a: 'x' }, `${folder}/es.json lacks b.c.`],
    ['a key too many', { a: 'x' }, { a: 'x', b: { c: 'y' } }, `${folder}/en.json lacks b.c.`],
    ['an empty text', { a: 'x' }, { a: ' ' }, `${folder}/es.json is empty at a.`],
    ['a file without texts', {}, {}, `${folder}/en.json holds no text.`],
    [
      'a lost placeholder',
      { a: '{{n}} left' },
      { a: 'quedan' },
      `${folder} fills a with n in English, with nothing in Spanish.`,
    ],
    [
      'a lost tag',
      { a: '<1>Go</1>' },
      { a: 'Ir' },
      `${folder} fills a with </1, <1 in English, with nothing in Spanish.`,
    ],
  ])('finds %s', async (_name, english, spanish, complaint) => {
    expect(await withPlantedFiles(plant(english, spanish), checkTexts)).toEqual([complaint]);
  });

  test.each([
    [{ [`${folder}/en.json`]: '{"a":"x"}' }, `${folder}/es.json is missing.`],
    [
      { ...plant({ a: 'x' }, { a: 'x' }), [`${folder}/fr.json`]: '{}' },
      `${folder}/fr.json is neither English nor Spanish.`,
    ],
    [{ 'apps/web/src/main.tsx': '' }, 'No text file was found.'],
  ])('finds a file that is missing or too many: %#', async (files, complaint) => {
    expect(await withPlantedFiles(files, checkTexts)).toEqual([complaint]);
  });

  test('rejects a value that is not a text', async () => {
    await expect(withPlantedFiles(plant({ a: 1 }, { a: 1 }), checkTexts)).rejects.toThrow(
      'apps/web/src/features/walks/texts/en.json holds something other than text at a.',
    );
  });
});

test('English and Spanish have the same texts', async () => {
  expect(await checkTexts(root)).toEqual([]);
});

describe('the types of the text keys', () => {
  const typesOf = async (texts: unknown) => {
    const types = await withPlantedFiles(
      { 'apps/web/src/ui/texts/en.json': JSON.stringify(texts) },
      textTypes,
    );
    return types.split('\n').map((line) => line.trim());
  };

  test('have one namespace for each folder with texts, named after its path', async () => {
    const files = {
      'apps/web/src/ui/texts/en.json': '{"close": "Close"}',
      'apps/web/src/features/walks/review/texts/en.json': '{"by": "By {{name}}"}',
    };
    const types = await withPlantedFiles(files, textTypes);
    expect(types).toContain(`  ui:\n    | 'close';`);
    expect(types).toContain(`  'features/walks/review': {\n    by: 'name';`);
    expect(types).toContain(`  ui: Record<never, never>;`);
    expect(types).toContain(`  'features/walks/review': never;`);
  });

  test('have dotted keys with the placeholders of each text', async () => {
    const lines = await typesOf({ list: { empty: 'None', of: '{{ what }} of {{name}}, {{what}}' } });
    expect(lines).toContain(`| 'list.empty';`);
    expect(lines).toContain(`'list.of': 'name' | 'what';`);
  });

  test('have one key with a count for the forms of a plural', async () => {
    const lines = await typesOf({
      left_one: 'One left',
      left_other: '{{number}} left',
      left_zero: 'None left',
    });
    expect(lines).toContain(`left: 'count' | 'number';`);
    expect(lines.filter((line) => line.includes('left'))).toHaveLength(1);
  });

  test('keep a key that only ends like a form of a plural', async () => {
    const lines = await typesOf({ kind_other: 'Other', kind_fire: 'Fire' });
    expect(lines).toContain(`| 'kind_other'`);
    expect(lines).toContain(`| 'kind_fire';`);
  });

  test('leave out the name of the product, which is filled into every text', async () => {
    expect(await typesOf({ about: 'About {{product}}' })).toContain(`| 'about';`);
  });

  test('are current; otherwise run `npm run texts`', async () => {
    expect(await readFile(inRoot(textTypesFile), 'utf8')).toBe(await textTypes(root));
  });
});
