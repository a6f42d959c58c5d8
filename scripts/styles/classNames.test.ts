import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkClassNames } from './checkClassNames.ts';

const file = 'apps/web/src/features/walks/Card.tsx';
const style = 'apps/web/src/features/walks/Card.module.css';
const check = (used: string, css: string) =>
  withPlantedFiles(
    { [file]: `import classes from './Card.module.css';\n${used}`, [style]: css },
    checkClassNames,
  );

test('a class that the style does not have is found, however it is named', async () => {
  const css = '.card { color: red }\n/* .old was here */';
  expect(await check('<p className={classes.card} />', css)).toEqual([]);
  expect(await check('<p className={classes.old} />', css)).toEqual([
    `${file} names the class old, which ${style} does not have.`,
  ]);
  expect(await check("<p className={`${classes['wide']} ${classes.card}`} />", css)).toHaveLength(1);
});

test('nested, composed and grouped classes count, words of texts do not', async () => {
  const css = '.card, .row > .cell { composes: grid from "../cards.module.css"; &.open { color: red } }';
  expect(await check("classes.card; classes.cell; classes.open; t('classes.none')", css)).toEqual([]);
});

test('an empty tree is not accepted', async () => {
  expect(await withPlantedFiles({ 'readme.md': '' }, checkClassNames)).toEqual([
    'No file that imports a CSS module was found.',
  ]);
});

test('every class that a component names exists', async () => {
  expect(await checkClassNames(root)).toEqual([]);
});
