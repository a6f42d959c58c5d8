import { opinions } from '@schooldog/domain/entries';
import { everythingChosen, type InsightChoice } from '@schooldog/domain/insights';
import { normalizePeriod } from '@schooldog/domain/insights/chart';
import { sourceTypes } from '@schooldog/domain/permissions';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  insightSearchOf,
  type InsightView,
  insightViewOf,
  pictures,
  validInsightSearch,
} from './insightSearch.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
const id = fc
  .array(fc.constantFrom(...letters), { minLength: 20, maxLength: 20 })
  .map((parts) => parts.join(''));
const maybeId = fc.option(id);
const month = fc
  .record({ year: fc.integer({ min: 1900, max: 2999 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`);
const tag = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || 'ice');

const modes: fc.Arbitrary<Partial<InsightChoice>> = fc.oneof(
  fc.constant({ viewMode: 'all' as const }),
  maybeId.map((category) => ({
    viewMode: 'category' as const,
    selectedObservationCategoryId: category,
  })),
  fc.tuple(maybeId, maybeId).map(([category, item]) => ({
    viewMode: 'item' as const,
    selectedObservationCategoryId: category,
    selectedObservationItemId: item,
  })),
  fc.tuple(id, id, id).map(([school, profile, option]) => ({
    viewMode: 'location' as const,
    selectedLocationSchoolId: school,
    selectedLocationProfileId: profile,
    selectedLocation: option,
  })),
  maybeId.map((user) => ({ viewMode: 'user' as const, selectedUserId: user })),
  fc.option(tag).map((text) => ({ viewMode: 'tag' as const, selectedTag: text })),
);
const anyViews: fc.Arbitrary<InsightView> = fc.record({
  choice: fc
    .tuple(modes, fc.constantFrom('all' as const, ...opinions))
    .map(([mode, opinion]) => ({ ...everythingChosen, ...mode, selectedObservationType: opinion })),
  walkTypes: fc.subarray([...sourceTypes], { maxLength: 2 }),
  schoolIds: fc.uniqueArray(id, { maxLength: 4 }),
  period: fc.option(fc.tuple(month, month).map(([one, other]) => normalizePeriod(one, other))),
  picture: fc.constantFrom(...pictures),
});
// A place has its own school.
const views = anyViews.map((view) =>
  view.choice.viewMode === 'location' ? { ...view, schoolIds: [] } : view,
);

it('every view comes back from its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const search = insightSearchOf(view);
      expect(validInsightSearch({ ...search })).toEqual(search);
      expect(insightViewOf(search)).toEqual(view);
    }),
    runs(100),
  );
});

it('whatever stands in an address becomes a view that stays as it is', () => {
  const keys = ['viewMode', 'category', 'location', 'tag', 'opinion', 'walkTypes', 'months', 'picture'];
  const values = fc.oneof(fc.anything(), fc.constantFrom('item', 'tag', 'location', '2026-01,1950-01'));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), values), (raw) => {
      const search = validInsightSearch(raw);
      expect(validInsightSearch({ ...search })).toEqual(search);
    }),
    runs(100),
  );
});

it('leaves out what the view mode does not need', () => {
  const school = 'OakHill0000000000001';
  expect(validInsightSearch({ viewMode: 'tag', tag: 2026, user: school, category: school })).toEqual({
    viewMode: 'tag',
    tag: '2026',
  });
  expect(validInsightSearch({ viewMode: 'constructor', walkTypes: 'school,district,partner' })).toEqual({});
});
