// The scenarios scan every route for accessibility; this is the list that they follow.
import { expect, it } from 'vitest';
import { allRoutes, routeOf, showNothing } from '../testing/routeWalk.ts';
import { pages } from './pages.ts';

it('every route is scanned by one walk, or by a scenario of its own', () => {
  const listed = [...allRoutes, ...showNothing];
  expect(listed.toSorted()).toEqual([...pages.keys()].toSorted());
});

it.each([
  ['/drills/record', '/drills/record'],
  ['/entries/print', '/entries/print'],
  [`/entries/${'a'.repeat(20)}`, '/entries/$entryId'],
  ['/eop/s/c/edit', '/eop/$schoolId/$componentId/edit'],
  ['/no/such/page/at/all', null],
])('%s is the route %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
