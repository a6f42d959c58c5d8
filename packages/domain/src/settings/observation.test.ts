import { describe, expect, it } from 'vitest';
import { idSchema } from '../kernel/index.ts';
import {
  categoriesToLog,
  defaultObservationSettings,
  isLoggable,
  itemsOf,
  observationSettingsSchema,
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
    const pair = { categoryId: first.id, itemId: item?.id ?? '' };
    expect(isLoggable(settings, pair)).toBe(true);
    expect(isLoggable(archived, pair)).toBe(false);
    expect(isLoggable(settings, { ...pair, categoryId: rest[0]?.id ?? '' })).toBe(false);
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
});
