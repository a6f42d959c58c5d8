import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkWords } from './checkWords.ts';

const file = 'apps/web/src/features/walks/texts/en.json';
const check = (texts: unknown) => withPlantedFiles({ [file]: JSON.stringify(texts) }, checkWords);

test.each([
  ['Nobody found', 'no one'],
  ['Ask somebody else', 'someone'],
  ['Write the e-mail', 'email'],
  ['It is sent by itself.', 'automatically'],
  ['Deleted for good', 'permanently'],
  ['The same name stands further up.', 'is, or is listed'],
  ['Add pictures', 'photo, or image'],
  ['Reset the second factor', 'multi-factor authentication (MFA)'],
])('"%s" is better written as %s', async (text, better) => {
  const [complaint, ...others] = await check({ list: [{ deep: text }], good: 'Log Entry' });
  expect(others).toEqual([]);
  expect(complaint).toContain(`in "${text}". Better: ${better}.`);
});

test('texts quoted by the specification are exempt', async () => {
  expect(await check({ picture: 'Pictures cannot be displayed while offline.' })).toEqual([]);
});

test('an empty tree is not accepted', async () => {
  expect(await withPlantedFiles({ 'readme.md': '' }, checkWords)).toEqual([
    'No English text file was found.',
  ]);
});

test('every English text is natural American English', async () => {
  expect(await checkWords(root)).toEqual([]);
});
