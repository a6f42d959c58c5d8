import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkTextUse } from './checkTextUse.ts';

const source = 'apps/web/src';

function route(texts: string): string {
  return `
    import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
    import { withTexts } from '../../platform/navigation/withTexts.ts';
    export const walksRoute = createRoute({
      path: '/walks',
      loader: withTexts(${texts}),
      component: lazyRouteComponent(() => import('./WalksPage.tsx'), 'WalksPage'),
    });`;
}

/** A small app in which every page loads what it shows; each test changes one file. */
const app = {
  [`${source}/main.tsx`]: `
    import appTexts from './app/texts/en.json';
    import { walksRoute } from './features/walks/feature.ts';
    import { Menu } from './app/Menu.tsx';
    export const all = [appTexts, walksRoute, Menu];`,
  [`${source}/app/Menu.tsx`]: `
    import { useTexts } from '../../platform/i18n/useTexts.ts';
    export const Menu = () => useTexts('app').t('menu');`,
  [`${source}/features/walks/feature.ts`]: route(`'features/walks', 'features/entries', 'ui'`),
  [`${source}/features/walks/WalksPage.tsx`]: `
    import { useTexts } from '../../platform/i18n/useTexts.ts';
    import type { Editor } from './Editor.tsx';
    import { EntryCard } from '../entries/index.ts';
    import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
    export const load = () => importWithTexts(['features/walks/editor'], () => import('./Editor.tsx'));
    export const later = () => import('./Later.tsx');
    export const WalksPage = () => [useTexts('features/walks').t('title'), EntryCard];`,
  [`${source}/features/walks/Later.tsx`]: `
    import { useTexts } from '../../platform/i18n/useTexts.ts';
    export const Later = () => [useTexts('features/walks').t('title'), useTexts('ui').t('close')];`,
  [`${source}/features/walks/Editor.tsx`]: `
    import { useTexts } from '../../platform/i18n/useTexts.ts';
    export const Editor = () => useTexts('features/walks/editor').t('title');`,
  [`${source}/features/entries/index.ts`]: `
    export { EntryCard } from './EntryCard.tsx';
    export { ExportButton } from './ExportButton.tsx';`,
  [`${source}/features/entries/EntryCard.tsx`]: `
    import { textsOf } from '../../platform/i18n/texts.ts';
    export const EntryCard = () => textsOf('features/entries')('title');`,
  [`${source}/features/entries/ExportButton.tsx`]: `
    import { useTexts } from '../../platform/i18n/useTexts.ts';
    export const ExportButton = () => useTexts('features/entries/export').t('title');`,
} as const;

const check = (changes: Readonly<Record<string, string>>) =>
  withPlantedFiles({ ...app, ...changes }, checkTextUse);

describe('the check of text use', () => {
  test('accepts pages and parts that load what they show', async () => {
    expect(await check({})).toEqual([]);
  });

  test('finds texts that a page does not load', async () => {
    const files = { [`${source}/features/walks/feature.ts`]: route(`'features/entries', 'ui'`) };
    expect(await check(files)).toEqual([
      `/walks does not load features/walks, which ${source}/features/walks/WalksPage.tsx uses.`,
    ]);
  });

  test('finds them in what the page imports later, and through the index of another feature', async () => {
    const files = { [`${source}/features/walks/feature.ts`]: route(`'features/walks'`) };
    expect(await check(files)).toEqual([
      `/walks does not load features/entries, which ${source}/features/entries/EntryCard.tsx uses.`,
      `/walks does not load ui, which ${source}/features/walks/Later.tsx uses.`,
    ]);
  });

  test('finds them in each part of the platform that reads texts', async () => {
    const text = `
      export const Menu = () => [
        <RichText namespace="features/rich" text="by" />,
        isText('features/is', 'a') ? textOr('features/or', 'a', '') : textWith('features/with', 'a', {}),
        textsBelow('features/below', 'a'),
        useScreenLanguage(),
      ];`;
    const main = app[`${source}/main.tsx`].replace("import appTexts from './app/texts/en.json';", '');
    const files = { [`${source}/app/Menu.tsx`]: text, [`${source}/main.tsx`]: main };
    expect((await check(files)).map((complaint) => /load ([\w/]+),/.exec(complaint)?.[1])).toEqual([
      'features/rich',
      'features/is',
      'features/or',
      'features/with',
      'features/below',
      'app',
    ]);
  });

  test('finds texts that nothing in the page uses', async () => {
    const texts = `'features/walks', 'features/entries', 'features/entries/export', 'ui', 'app'`;
    expect(await check({ [`${source}/features/walks/feature.ts`]: route(texts) })).toEqual([
      '/walks loads features/entries/export, which nothing in it uses.',
      '/walks loads app, which comes with the first load.',
    ]);
  });

  test('checks a part that brings its own texts against its own list', async () => {
    const text = app[`${source}/features/walks/Editor.tsx`].replace('walks/editor', 'walks/other');
    expect(await check({ [`${source}/features/walks/Editor.tsx`]: text })).toEqual([
      `features/walks/Editor.tsx does not load features/walks/other, which ${source}/features/walks/Editor.tsx uses.`,
      'features/walks/Editor.tsx loads features/walks/editor, which nothing in it uses.',
    ]);
  });

  test('lets the shell use only what comes with the first load', async () => {
    const text = app[`${source}/app/Menu.tsx`].replace(`'app'`, `'ui'`);
    expect(await check({ [`${source}/app/Menu.tsx`]: text })).toEqual([
      `The shell does not load ui, which ${source}/app/Menu.tsx uses.`,
    ]);
  });

  test('accepts a module that only fetches the files of a part for later', async () => {
    const text = `${app[`${source}/app/Menu.tsx`]}
    void fetchFilesOf(() => Promise.all([import('../features/walks/Later.tsx')]));`;
    expect(await check({ [`${source}/app/Menu.tsx`]: text })).toEqual([]);
  });

  test('accepts a module that fetches texts before it uses them', async () => {
    const text = `
      import i18next from 'i18next';
      export const Menu = () => i18next.loadNamespaces('ui').then(() => textsOf('ui')('menu'));`;
    expect(await check({ [`${source}/app/Menu.tsx`]: text })).toEqual([]);
  });

  test('accepts a module that names the texts for a part which fetches them', async () => {
    const text = `
      import i18next from 'i18next';
      export const Menu = () => useMessages({ namespace: 'ui', words: () => textsOf('ui')('menu') });`;
    expect(await check({ [`${source}/app/Menu.tsx`]: text })).toEqual([]);
  });

  test('does not accept an empty tree', async () => {
    expect(await withPlantedFiles({ 'readme.md': '' }, checkTextUse)).toEqual([
      `${source}/main.tsx was not found.`,
    ]);
    expect(await withPlantedFiles({ [`${source}/main.tsx`]: '' }, checkTextUse)).toEqual([
      'No route was found.',
    ]);
  });
});

test('every page and part of the app loads the texts it shows, and no others', async () => {
  expect(await checkTextUse(root)).toEqual([]);
});
