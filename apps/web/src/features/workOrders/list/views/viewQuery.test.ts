import { expect, it } from 'vitest';
import type { WorkOrderListFilter } from '../../workOrderFilter.ts';
import { filterOfView, viewQuery } from './viewQuery.ts';

it('a view brings back the whole filter, with its order and its columns', () => {
  const filter: WorkOrderListFilter = {
    search: 'latch & key',
    statuses: ['New', 'Started'],
    boardIds: ['none'],
    from: '2026-09-01',
    mine: true,
    sort: 'due',
    view: 'board',
    groupBy: 'board',
  };
  expect(filterOfView(viewQuery(filter))).toEqual(filter);
});

it('what this release does not know is left out', () => {
  expect(filterOfView('statuses=Lost&sort=luck&color=red')).toEqual({});
});
