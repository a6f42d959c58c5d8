import { drillEventTypes, drillTypes } from '@schooldog/domain/drills';
import { expect, it } from 'vitest';
import { eventTypes, types } from './drillFilter.ts';

it('offers every type of drill and of event that there is', () => {
  expect(types).toEqual(drillTypes);
  expect(eventTypes).toEqual(drillEventTypes);
});
