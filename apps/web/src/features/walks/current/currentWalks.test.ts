import type { ShownWalk } from '@schooldog/contract/walks';
import { expect, it } from 'vitest';
import type { TrackedRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { aWalk } from '../../../testing/records.ts';
import { currentWalks } from './currentWalks.ts';

const walks = ['a', 'b', 'c', 'd', 'e'].map((id) => aWalk({ id }));

function started(id: string, state: TrackedRecord<ShownWalk>['state'] = 'waiting'): TrackedRecord<ShownWalk> {
  return { kind: 'create', state, operationId: id, reason: null, record: aWalk({ id }), edits: [] };
}

it('fewer than six are listed one by one, those of this device first', () => {
  const { walks: listed, count } = currentWalks({ walks: walks.slice(1), count: 4 }, [started('new')]);
  expect(listed.map(({ id, isPending }) => [id, isPending])).toEqual([
    ['new', true],
    ['b', false],
    ['c', false],
    ['d', false],
    ['e', false],
  ]);
  expect(count).toBe(5);
});

it('six or more are counted, with those of this device', () => {
  expect(currentWalks({ walks, count: 5 }, [started('new')])).toEqual({ walks: [], count: 6 });
  expect(currentWalks({ walks: [], count: 9 }, [started('new')])).toEqual({ walks: [], count: 10 });
});

it('a walk that has arrived is there once', () => {
  expect(currentWalks({ walks: walks.slice(0, 1), count: 1 }, [started('a', 'sent')]).count).toBe(1);
  expect(currentWalks({ walks: [], count: 9 }, [started('a', 'sent')]).count).toBe(9);
});

it('edits of a walk are no other walk', () => {
  const edited = { ...started('z'), kind: 'edit' as const };
  expect(currentWalks({ walks: [], count: 0 }, [edited])).toEqual({ walks: [], count: 0 });
});
