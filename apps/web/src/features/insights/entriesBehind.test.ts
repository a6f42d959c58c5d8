import { everythingChosen, type InsightChoice } from '@schooldog/domain/insights';
import { allSchools } from '@schooldog/domain/insights/chart';
import { type Actor, atSchools, everywhere, type Schools } from '@schooldog/domain/permissions';
import { anActor } from '@schooldog/domain/permissions/testing';
import { describe, expect, it } from 'vitest';
import { entriesBehind, entrySchoolsOf } from './entriesBehind.ts';

const oakHill = 'OakHill0000000000001';
const pineRidge = 'PineRidge00000000001';
const elmPark = 'ElmPark0000000000001';
const profileId = 'Rooms000000000000001';
const optionId = 'Room1000000000000001';

type Counted = Parameters<typeof entriesBehind>[0];
const anything: Counted = {
  choice: everythingChosen,
  walkTypes: [],
  schoolIds: [],
  offered: 'all',
  seriesId: allSchools,
  period: { from: '2026-02', to: '2026-02' },
};
const days = { from: '2026-02-01', to: '2026-02-28' };

it('the entries behind the line of a school are of that school', () => {
  const offered = [oakHill, pineRidge];
  expect(entriesBehind({ ...anything, offered, seriesId: pineRidge })).toEqual({
    ...days,
    schoolIds: [pineRidge],
  });
});

describe('the entries behind the line of all schools', () => {
  it('are of every school for whoever may read all counts', () => {
    expect(entriesBehind(anything)).toEqual(days);
  });

  it('are of the schools whose counts are in the line, not of all where one may see entries', () => {
    const offered = [oakHill, pineRidge];
    expect(entriesBehind({ ...anything, offered })).toEqual({ ...days, schoolIds: offered });
  });

  it('are of the chosen schools where some are chosen', () => {
    const chosen = { ...anything, schoolIds: [oakHill, elmPark] };
    expect(entriesBehind(chosen).schoolIds).toEqual([oakHill, elmPark]);
    const offered = [oakHill, pineRidge, elmPark];
    expect(entriesBehind({ ...chosen, offered }).schoolIds).toEqual([oakHill, elmPark]);
    // Of one of them there are only counts.
    expect(entriesBehind({ ...chosen, offered: [pineRidge, elmPark] }).schoolIds).toEqual([elmPark]);
    expect(entriesBehind({ ...chosen, offered: [pineRidge] }).schoolIds).toEqual([oakHill, elmPark]);
  });

  it.each<[string, Schools]>([
    ['all schools', 'all'],
    ['two schools', [oakHill, pineRidge]],
  ])('are of a place at its own school, with counts of %s', (_, offered) => {
    const choice: InsightChoice = {
      ...everythingChosen,
      viewMode: 'location',
      selectedLocationSchoolId: pineRidge,
      selectedLocationProfileId: profileId,
      selectedLocation: optionId,
      selectedObservationType: 'praise',
    };
    expect(entriesBehind({ ...anything, choice, offered, walkTypes: ['partner'] })).toEqual({
      ...days,
      schoolIds: [pineRidge],
      location: { profileId, optionId },
      entryTypes: ['praise'],
      walkTypes: ['partner'],
    });
  });
});

describe('the schools whose entries are behind the counts that one reads', () => {
  const viewer = (permissions: Actor['permissions']) => anActor({ permissions });

  it('are those of them where one may see entries', () => {
    const ofTwo = viewer({
      'view data insights': atSchools([oakHill, pineRidge]),
      'view entries': atSchools([pineRidge, elmPark]),
    });
    expect(entrySchoolsOf(ofTwo)).toEqual([pineRidge]);
    const everyEntry = viewer({ 'view data insights': atSchools([oakHill]), 'view entries': everywhere });
    expect(entrySchoolsOf(everyEntry)).toEqual([oakHill]);
  });

  it('are never others instead', () => {
    const apart = viewer({
      'view data insights': atSchools([oakHill]),
      'view entries': atSchools([elmPark]),
    });
    expect(entrySchoolsOf(apart)).toEqual([oakHill]);
  });

  it('are all where all counts are read and all entries seen', () => {
    const some = viewer({ 'view data insights': everywhere, 'view entries': atSchools([elmPark]) });
    expect(entrySchoolsOf(some)).toEqual([elmPark]);
    const all = viewer({ 'view data insights': everywhere, 'view entries': everywhere });
    expect(entrySchoolsOf(all)).toBe('all');
  });
});
