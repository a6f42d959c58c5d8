import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilities, atSchools } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  canExploreEntries,
  canLogEntryAt,
  cleanTags,
  countIdsOf,
  deltaOf,
  entryDifferences,
  entryFormSchema,
  entryRules,
  entryScope,
  normalizeEntryFilter,
  searchableTags,
  tagSchools,
  tagsOfEntry,
} from './index.ts';

const { anActor, cedarCreek, mapleGrove, oakHill, testId } = people;
const reporter = testId('reporter');
const schoolLed = { schoolId: oakHill, reportedByUserId: reporter, walkType: 'school' } as const;
const districtLed = { ...schoolLed, walkType: 'district' } as const;

describe('who may see and change an entry of Oak Hill that another user reported', () => {
  const seesAll = { view: true, change: true };
  const seesOnly = { view: true, change: false };
  const nothing = { view: false, change: false };
  it.each([
    ['masterAdmin', seesAll, seesAll],
    ['safetyCoordinator', seesAll, seesAll],
    ['nonsafetyCoordinator', seesOnly, seesOnly],
    ['principalOfOakHill', seesAll, seesOnly],
    ['assistantPrincipalOfOakHill', seesAll, seesOnly],
    ['officerOfDistrict', seesOnly, seesOnly],
    ['officerOfOakHill', seesOnly, seesOnly],
    ['custodialSupervisor', seesOnly, seesOnly],
    ['custodianOfOakHill', nothing, nothing],
    ['educatorOfOakHill', nothing, nothing],
    ['clerkOfOakHill', nothing, nothing],
    ['submitterOfOakHill', nothing, nothing],
    ['maintenanceSupervisor', nothing, nothing],
    ['technicianOfOakHill', nothing, nothing],
    ['providerStaff', seesAll, seesAll],
  ] as const)('%s', (name, ofSchoolLed, ofDistrictLed) => {
    expect(abilities(entryRules, people[name], schoolLed)).toEqual(ofSchoolLed);
    expect(abilities(entryRules, people[name], districtLed)).toEqual(ofDistrictLed);
  });

  it('reporters change their own entries; a manager who cannot view the school changes none', () => {
    const custodian = people.custodianOfOakHill;
    const own = { ...schoolLed, reportedByUserId: custodian.userId };
    expect(abilities(entryRules, custodian, own)).toEqual(seesAll);
    const blind = anActor({ permissions: { 'manage entries': atSchools([oakHill]) } });
    expect(abilities(entryRules, blind, schoolLed)).toEqual(nothing);
  });

  it('a principal of Oak Hill has no rights at Maple Grove', () => {
    expect(abilities(entryRules, people.principalOfOakHill, { ...schoolLed, schoolId: mapleGrove })).toEqual(
      nothing,
    );
    expect(canLogEntryAt(people.principalOfOakHill, mapleGrove)).toBe(false);
    expect(canLogEntryAt(people.principalOfOakHill, oakHill)).toBe(true);
  });
});

describe('the reach of a query', () => {
  it('covers all entries where all chosen schools may be viewed', () => {
    expect(entryScope(people.safetyCoordinator, [])).toEqual({ schools: 'all', onlyOwn: false });
    expect(entryScope(people.principalOfOakHill, [])).toEqual({ schools: [oakHill], onlyOwn: false });
  });

  it('covers only the actor’s own where one school may only be logged at', () => {
    const mixed = anActor({
      permissions: { 'view entries': atSchools([oakHill]), 'log entries': atSchools([oakHill, mapleGrove]) },
    });
    expect(entryScope(mixed, [])).toEqual({ schools: [oakHill, mapleGrove], onlyOwn: true });
    expect(entryScope(mixed, [oakHill])).toEqual({ schools: [oakHill], onlyOwn: false });
    expect(entryScope(mixed, [mapleGrove])).toEqual({ schools: [mapleGrove], onlyOwn: true });
  });

  it('never covers a school where the actor neither logs nor views', () => {
    expect(entryScope(people.educatorOfOakHill, [cedarCreek])).toMatchObject({ schools: [] });
    expect(canExploreEntries(people.educatorOfOakHill)).toBe(true);
    expect(canExploreEntries(people.submitterOfOakHill)).toBe(false);
  });
});

describe('tags', () => {
  it('are suggested where the actor logs, views or reads counts, and nowhere else', () => {
    const mixed = anActor({
      permissions: { 'log entries': atSchools([oakHill]), 'view data insights': atSchools([mapleGrove]) },
    });
    expect(tagSchools(mixed)).toEqual([oakHill, mapleGrove]);
    expect(tagSchools(people.safetyCoordinator)).toBe('all');
    expect(tagSchools(people.submitterOfOakHill)).toEqual([]);
  });

  it('are the union of category, item and person, trimmed and each once', () => {
    const sources = { categoryTags: ['Doors'], itemTags: ['locks ', ''], manualTags: ['doors', ' Wing  B '] };
    expect(tagsOfEntry(sources)).toEqual(['Doors', 'locks', 'Wing B']);
    expect(searchableTags(['Doors', 'Wing B'])).toEqual(['doors', 'wing b']);
  });

  it('are unchanged when cleaned again', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tags) => {
        const once = cleanTags(tags);
        expect(cleanTags(once)).toEqual(once);
      }),
      runs(100),
    );
  });
});

describe('the form', () => {
  const good = {
    observationCategoryId: testId('category'),
    observationItemId: testId('item'),
    observationType: 'concern',
    quantity: 1,
    comment: '',
    location: '',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    manualTags: [],
    imageIds: [],
  };
  it.each([
    [0, 'positive'],
    [1.5, 'wholeNumber'],
    [21, 'tooMany'],
    [undefined, 'required'],
  ])('rejects %s as a quantity: %s', (quantity, code) => {
    const result = entryFormSchema.safeParse({ ...good, quantity });
    expect(result.error?.issues[0]?.message).toBe(code);
  });
  it('takes up to 20', () => {
    expect(entryFormSchema.safeParse({ ...good, quantity: 20 }).success).toBe(true);
  });
});

it('a filter drops a location without its school, and a reversed range is swapped', () => {
  const location = { profileId: testId('rooms'), optionId: testId('room1') };
  expect(normalizeEntryFilter({ location, schoolIds: [oakHill] })).toEqual({
    location,
    schoolIds: [oakHill],
  });
  expect(normalizeEntryFilter({ location })).toEqual({});
  expect(normalizeEntryFilter({ location, schoolIds: [oakHill, mapleGrove] })).toEqual({
    schoolIds: [oakHill, mapleGrove],
  });
  expect(normalizeEntryFilter({ from: '2026-03-02', to: '2026-03-01', tag: ' Doors ' })).toEqual({
    from: '2026-03-01',
    to: '2026-03-02',
    tag: 'doors',
  });
});

it('an entry belongs to its counts, each once', () => {
  const entry = {
    ...schoolLed,
    observationCategoryId: 'c1',
    observationItemId: 'i1',
    observationType: 'concern',
    locationDataProfileId: 'p1',
    locationDataProfileOptionId: 'o1',
    tags: ['Wing B', 'wing b', 'Doors'],
  } as const;
  expect(countIdsOf(entry)).toEqual([
    'global',
    'category--c1',
    'category--c1--item--i1',
    `user--${reporter}`,
    'location--p1--o1',
    'tag--wing%20b',
    'tag--doors',
  ]);
  expect(countIdsOf({ ...entry, locationDataProfileOptionId: null, tags: [] })).toHaveLength(4);
});

it('a delta names what changed, and is null when nothing did', () => {
  expect(deltaOf(entryDifferences({ comment: 'a', quantity: 1 }, { comment: 'b', quantity: 1 }))).toEqual({
    from: { comment: 'a' },
    to: { comment: 'b' },
  });
  expect(deltaOf(entryDifferences({ comment: 'a' }, { comment: 'a' }))).toBeNull();
});
