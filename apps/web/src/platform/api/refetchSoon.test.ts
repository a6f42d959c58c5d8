import { beforeEach, expect, it } from 'vitest';
import { queryClient } from './queryClient.ts';
import { refetchSoon } from './refetchSoon.ts';

const keyOf = (feature: string) => [[feature, 'list'], {}];
const isStale = (feature: string) => queryClient.getQueryState(keyOf(feature))?.isInvalidated;

beforeEach(() => {
  for (const feature of ['entries', 'notifications', 'alerts']) queryClient.setQueryData(keyOf(feature), []);
});

it('an alert does not wait behind the notice of its entry, which comes first', () => {
  for (const feature of ['entries', 'notifications', 'alerts']) void refetchSoon(feature);
  expect([isStale('entries'), isStale('notifications'), isStale('alerts')]).toEqual([true, false, true]);
});
