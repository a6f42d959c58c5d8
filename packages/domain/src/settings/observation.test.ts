import { describe, expect, it } from 'vitest';
import { idSchema } from '../kernel/index.ts';
import {
  categoriesToLog,
  defaultObservationSettings,
  isCategoryIcon,
  isLoggable,
  itemsOf,
  maxCategories,
  observationOf,
  observationSettingsSchema,
  refusalOfCategory,
  refusalOfItem,
  withCategory,
  withItem,
  withOtherLast,
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

  it('do not bind what was chosen before: archived is taken, what never was is not', () => {
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

  it('is a good one: twelve categories and Other, about eighty items, each in a category', () => {
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
  const item = { ...door, id, label: 'Turnstile' };

  it('adds what is new and takes the place of what is known', () => {
    const added = withCategory(settings, category);
    expect(added.categories.at(-1)).toEqual(category);
    const renamed = withCategory(added, { ...category, label: 'Swimming' });
    expect(renamed.categories).toHaveLength(added.categories.length);
    expect(renamed.categories.at(-1)?.label).toBe('Swimming');
    expect(withItem(settings, { ...door, label: 'Outer door' }).items[0]?.label).toBe('Outer door');
  });

  it('is refused when a sibling that is still used has the name, however it is written', () => {
    const taken = { ...category, label: `  ${access.label.toUpperCase()} ` };
    expect(refusalOfCategory(settings, category)).toBe(null);
    expect(refusalOfCategory(settings, access)).toBe(null);
    expect(refusalOfCategory(settings, taken)).toBe('labelTaken');
    expect(refusalOfCategory(settings, { ...taken, isArchived: true })).toBe(null);
    const withoutAccess = withCategory(settings, { ...access, isArchived: true });
    expect(refusalOfCategory(withoutAccess, taken)).toBe(null);
  });

  it('lets items of different categories have one name', () => {
    const twin = { ...item, label: door.label };
    expect(refusalOfItem(settings, twin)).toBe('labelTaken');
    expect(refusalOfItem(settings, { ...twin, categories: [exterior.id] })).toBe(null);
    expect(refusalOfItem(settings, { ...twin, categories: [exterior.id, access.id] })).toBe('labelTaken');
    expect(refusalOfItem(settings, { ...item, categories: [access.id, id] })).toBe('unknownCategory');
  });

  it('is refused when there would be too many, but not for what is there already', () => {
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
  it('that was never saved is the default set; one that was saved is what was saved', () => {
    expect(observationOf({})).toEqual(defaultObservationSettings());
    expect(observationOf({ categories: [], items: [] })).toEqual({ categories: [], items: [] });
  });
});
