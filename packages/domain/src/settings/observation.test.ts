import { describe, expect, it } from 'vitest';
import { idSchema } from '../kernel/index.ts';
import {
  categoriesToLog,
  defaultObservationSettings,
  isCategoryIcon,
  isLoggable,
  itemsOf,
  labelIn,
  labelLanguages,
  maxCategories,
  observationIn,
  observationOf,
  observationSettingsSchema,
  refusalOfCategory,
  refusalOfItem,
  refusalOfTag,
  tagsIn,
  tagWords,
  withCategory,
  withItem,
  withLabels,
  withOtherLast,
  withTag,
} from './index.ts';

describe('lists of what can be logged', () => {
  it('are alphabetical, with Other last', () => {
    const labels = ['Other', 'fire', 'Doors', 'Other things', 'Room 10', 'Room 9'].map((label) => ({
      label,
    }));
    expect(withOtherLast(labels).map(({ label }) => label)).toEqual([
      'Doors',
      'fire',
      'Room 9',
      'Room 10',
      'Other',
      'Other things',
    ]);
  });

  it('leave out what is archived', () => {
    const settings = defaultObservationSettings();
    const [first, ...rest] = settings.categories;
    if (first === undefined) throw new Error('there are categories');
    const archived = { ...settings, categories: [{ ...first, isArchived: true }, ...rest] };
    expect(categoriesToLog(archived)).toHaveLength(settings.categories.length - 1);
    const [item] = itemsOf(settings, first.id);
    if (item === undefined) throw new Error('there are items');
    expect(itemsOf({ ...settings, items: [{ ...item, isArchived: true }] }, first.id)).toEqual([]);
  });

  it('accept an archived choice that was made before, but not an unknown one', () => {
    const settings = defaultObservationSettings();
    const [first, second] = settings.categories;
    const [item] = itemsOf(settings, first?.id ?? '');
    if (first === undefined || second === undefined || item === undefined) throw new Error('there are some');
    const pair = { categoryId: first.id, itemId: item.id };
    const archived = {
      categories: [{ ...first, isArchived: true }, second],
      items: [{ ...item, isArchived: true }],
    };
    expect(isLoggable(settings, pair)).toBe(true);
    expect(isLoggable(archived, pair)).toBe(true);
    expect(isLoggable(archived, { ...pair, categoryId: second.id })).toBe(false);
    expect(isLoggable(archived, { ...pair, itemId: 'x'.repeat(20) })).toBe(false);
    expect(isLoggable({ ...archived, categories: [second] }, pair)).toBe(false);
  });
});

describe('the set that a new district starts with', () => {
  const settings = defaultObservationSettings();

  it('is complete: twelve categories and Other, about eighty items, each in a category', () => {
    expect(observationSettingsSchema.parse(settings)).toEqual(settings);
    expect(settings.categories).toHaveLength(13);
    expect(settings.items.length).toBeGreaterThanOrEqual(75);
    for (const category of settings.categories) expect(itemsOf(settings, category.id)).not.toEqual([]);
  });

  it('has ids like all others, each once', () => {
    const ids = [...settings.categories, ...settings.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(idSchema.safeParse(id).success).toBe(true);
  });

  it('has a name in both languages for everything, none of them twice where people choose', () => {
    for (const language of labelLanguages) {
      const shown = observationIn(settings, language);
      for (const things of [shown.categories, ...shown.categories.map(({ id }) => itemsOf(shown, id))])
        expect(new Set(things.map(({ label }) => label)).size).toBe(things.length);
      const { labelOf } = tagWords(settings, language);
      const tags = [...tagsIn(settings).values()];
      expect(new Set(tags.map(labelOf)).size).toBe(tags.length);
    }
    for (const thing of [...settings.categories, ...settings.items]) {
      expect(Object.keys(thing.labels ?? {})).toEqual(['en', 'es']);
      expect(labelIn(thing, 'es')).not.toBe(thing.label);
    }
    for (const tag of tagsIn(settings).keys()) expect(tagWords(settings, 'es').labelOf(tag)).not.toBe(tag);
  });

  it('shows a drawn picture for each category', () => {
    for (const { image } of settings.categories) expect(isCategoryIcon(image)).toBe(true);
  });
});

describe('a change of what can be logged', () => {
  const settings = defaultObservationSettings();
  const id = 'A'.repeat(20);
  const category = { id, label: 'Pool', image: '', tags: [], isArchived: false };
  const [access, exterior] = settings.categories;
  const [door] = settings.items;
  if (access === undefined || exterior === undefined || door === undefined) throw new Error('there are some');
  const item = { ...door, id, label: 'Turnstile', labels: { en: 'Turnstile' } };

  it('adds a new one and replaces a known one', () => {
    const added = withCategory(settings, category);
    expect(added.categories.at(-1)).toEqual(category);
    const renamed = withCategory(added, { ...category, label: 'Swimming' });
    expect(renamed.categories).toHaveLength(added.categories.length);
    expect(renamed.categories.at(-1)?.label).toBe('Swimming');
    expect(withItem(settings, { ...door, label: 'Outer door' }).items[0]?.label).toBe('Outer door');
  });

  it('is rejected when an active sibling has the name, however it is written', () => {
    const taken = { ...category, label: `  ${access.label.toUpperCase()} ` };
    expect(refusalOfCategory(settings, category)).toBe(null);
    expect(refusalOfCategory(settings, access)).toBe(null);
    expect(refusalOfCategory(settings, taken)).toBe('labelTaken');
    expect(refusalOfCategory(settings, { ...taken, isArchived: true })).toBe(null);
    const withoutAccess = withCategory(settings, { ...access, isArchived: true });
    expect(refusalOfCategory(withoutAccess, taken)).toBe(null);
  });

  it('is refused when two would read the same in one language, or one would have no name', () => {
    const alberca = withLabels({ ...category, labels: { en: 'Pool', es: 'Control de Acceso' } });
    expect(refusalOfCategory(settings, alberca)).toBe('labelTaken');
    expect(refusalOfCategory(settings, { ...alberca, labels: { es: 'Alberca' } })).toBe(null);
    expect(refusalOfCategory(settings, { ...alberca, labels: {} })).toBe('labelRequired');
  });

  it('lets items of different categories have one name', () => {
    const twin = { ...door, id };
    expect(refusalOfItem(settings, twin)).toBe('labelTaken');
    expect(refusalOfItem(settings, { ...twin, categories: [exterior.id] })).toBe(null);
    expect(refusalOfItem(settings, { ...twin, categories: [exterior.id, access.id] })).toBe('labelTaken');
    expect(refusalOfItem(settings, { ...item, categories: [access.id, id] })).toBe('unknownCategory');
  });

  it('is rejected when there would be too many, but not for an existing one', () => {
    const full = {
      ...settings,
      categories: Array.from({ length: maxCategories }, (_, at) => ({
        ...category,
        id: String(at).padStart(20, '0'),
        label: `Category ${at}`,
      })),
    };
    expect(refusalOfCategory(full, category)).toBe('tooManyCategories');
    expect(refusalOfCategory(full, { ...category, id: '0'.repeat(20) })).toBe(null);
  });
});

describe('a document', () => {
  it('that was never saved reads as the default set; a saved one reads as saved', () => {
    expect(observationOf({})).toEqual(defaultObservationSettings());
    expect(observationOf({ categories: [], items: [], tagLabels: {} })).toEqual({
      categories: [],
      items: [],
      tagLabels: {},
    });
  });

  it('that was saved before names had a language gets the Spanish of what no one renamed', () => {
    const settings = defaultObservationSettings();
    const [access, exterior] = settings.categories.map(({ labels: _labels, ...former }) => former);
    const stored = { categories: [access, { ...exterior, label: 'Outside' }], items: [] };
    const { categories, tagLabels } = observationOf(stored);
    expect(categories.map(({ labels }) => labels)).toEqual([
      { en: 'Access Control', es: 'Control de acceso' },
      { en: 'Outside' },
    ]);
    expect(tagLabels).toEqual(settings.tagLabels);
  });
});

describe('names by language', () => {
  const thing = { label: 'Pool', labels: { en: 'Pool', es: 'Alberca' } };

  it('are those of the reader, and where one is missing the other', () => {
    expect(labelIn(thing, 'es')).toBe('Alberca');
    expect(labelIn(thing, 'en')).toBe('Pool');
    expect(labelIn({ ...thing, labels: { es: 'Alberca' } }, 'en')).toBe('Alberca');
    expect(labelIn({ ...thing, labels: { en: 'Pool' } }, 'es')).toBe('Pool');
    expect(labelIn({ label: 'Pool' }, 'es')).toBe('Pool');
    expect(withLabels({ label: 'x', labels: { es: 'Alberca' } }).label).toBe('Alberca');
  });

  it('of a tag lead back to the tag, however it is written', () => {
    const settings = withTag(defaultObservationSettings(), 'Fire', { en: 'Flames', es: 'Fuego' });
    const spanish = tagWords(settings, 'es');
    expect(spanish.labelOf('FIRE')).toBe('Fuego');
    expect(spanish.tagOf(' fuego ')).toBe('fire');
    expect(spanish.tagOf('fire')).toBe('fire');
    expect(spanish.labelOf('constructor')).toBe('constructor');
    expect(tagWords(settings, 'en').labelOf('fire')).toBe('Flames');
    expect(tagWords(settings, 'en').labelOf('security')).toBe('security');
    expect(withTag(settings, 'fire', {}).tagLabels).not.toHaveProperty('fire');
    expect(refusalOfTag(settings, 'security', { es: 'FUEGO' })).toBe('labelTaken');
    expect(refusalOfTag(settings, 'unheard', { es: 'x' })).toBe('unknownTag');
    expect(refusalOfTag(settings, 'Fire', { es: 'Fuego' })).toBe(null);
  });
});
