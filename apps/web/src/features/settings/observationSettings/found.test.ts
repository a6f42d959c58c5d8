import { expect, it } from 'vitest';
import { foundCategories, foundItems, itemCounts, knownTags } from './found.ts';
import { observationFilter } from './observationFilter.ts';

const category = (id: string, label: string, facts: object = {}) => ({
  id,
  label,
  image: '',
  tags: [],
  isArchived: false,
  ...facts,
});
const item = (id: string, label: string, categories: string[], facts: object = {}) => ({
  id,
  label,
  categories,
  tags: [],
  isArchived: false,
  ...facts,
});

const settings = {
  categories: [
    category('o', 'Other'),
    category('f', 'Fire', { tags: ['señal'] }),
    category('a', 'Access', { isArchived: true }),
  ],
  items: [
    item('1', 'Exit sign', ['f'], { tags: ['light'] }),
    item('2', 'Door', ['f', 'o']),
    item('3', 'Hydrant', ['f'], { isArchived: true }),
  ],
};
const all = { language: 'en' };
const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

it('lists what is in use, Other last, and what is archived only when asked', () => {
  expect(ids(foundCategories(settings, all))).toEqual(['f', 'o']);
  expect(ids(foundCategories(settings, { ...all, showArchived: true }))).toEqual(['a', 'f', 'o']);
});

it('finds by every word of name and tags, whatever the accents', () => {
  expect(ids(foundCategories(settings, { ...all, find: ' FIRE senal ' }))).toEqual(['f']);
  expect(ids(foundCategories(settings, { ...all, find: 'fire door' }))).toEqual([]);
  expect(ids(foundItems(settings, { ...all, find: 'light' }))).toEqual(['1']);
});

it('finds by the names in either language, and by what a tag is called', () => {
  const bilingual = {
    ...settings,
    categories: [category('f', 'Incendios', { tags: ['light'], labels: { en: 'Fire', es: 'Incendios' } })],
    tagLabels: { light: { es: 'luz' } },
  };
  for (const find of ['fire', 'incendios', 'luz', 'light'])
    expect(ids(foundCategories(bilingual, { language: 'es', find }))).toEqual(['f']);
  expect(ids(foundCategories(bilingual, { language: 'en', find: 'luz' }))).toEqual([]);
});

it('narrows items to a category', () => {
  expect(ids(foundItems(settings, { ...all, category: 'o' }))).toEqual(['2']);
  expect(ids(foundItems(settings, { ...all, showArchived: true, category: 'f' }))).toEqual(['2', '1', '3']);
});

it('counts what can be logged, and knows every tag', () => {
  expect([...itemCounts(settings)]).toEqual([
    ['f', 2],
    ['o', 1],
  ]);
  expect(knownTags(settings, 'en')).toEqual(['light', 'señal']);
});

it('makes sense of any URL, also of those of earlier releases', () => {
  const fire = 'A'.repeat(20);
  expect(observationFilter.validate({ tab: 'items', find: 12, category: fire, archived: true })).toEqual({
    tab: 'items',
    find: '12',
    category: fire,
    showArchived: true,
  });
  expect(observationFilter.validate({ tab: 'x', find: {}, category: 'x', archived: 'yes' })).toEqual({});
});
