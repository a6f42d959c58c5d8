import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkWords } from './checkWords.ts';
import { filesWithTexts } from './textsInCode.ts';

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
  ['Tables of roles', 'role table'],
  ['Id of the school', 'ID, as in school ID'],
  ['Every adult may start it', 'can'],
])('"%s" is better written as %s', async (text, better) => {
  const [complaint, ...others] = await check({ list: [{ deep: text }], good: 'Log Entry' });
  expect(others).toEqual([]);
  expect(complaint).toContain(`in "${text}". Better: ${better}.`);
});

describe('texts in code', () => {
  const code = `
    // Nobody reads comments on the screen.
    /* Nor does anybody see "pictures of this". */
    import { somebody } from './nobody.ts';
    export const words = { concern: ['Nobody was there'], praise: ["It's clean. Ask somebody"] };
    export const query = \`select pictures from everybody\`;
  `;
  const good = { [file]: JSON.stringify({ good: 'Log Entry' }) };

  test.each([
    'apps/server/src/demo/eop/words.ts',
    'apps/server/src/features/ownData/content/common.ts',
    'packages/domain/src/ownData/tables.ts',
    'packages/domain/src/settings/defaultObservation.ts',
    'packages/domain/src/contacts/defaultSkills.ts',
    'packages/domain/src/eop/defaultPlan.ts',
    'packages/domain/src/eopRoles/defaults/reunification.ts',
    'packages/domain/src/rubrics/starters/cleanliness.ts',
    'packages/domain/src/drills/starter.ts',
  ])('of %s are read', async (path) => {
    expect(await filesWithTexts(root)).toContain(path);
    expect(await withPlantedFiles({ ...good, [path]: code }, checkWords)).toEqual([
      `${path}: "Nobody" in "Nobody was there". Better: no one.`,
      `${path}: "somebody" in "It's clean. Ask somebody". Better: someone.`,
    ]);
  });

  test.each(['apps/server/src/demo/demo.db.test.ts', 'packages/domain/src/ownData/ownData.test.ts'])(
    'of a test such as %s are not',
    async (path) => {
      expect(await withPlantedFiles({ ...good, [path]: code }, checkWords)).toEqual([]);
    },
  );
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
