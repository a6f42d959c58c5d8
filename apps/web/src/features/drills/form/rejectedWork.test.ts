import { drillFormOf, drillMerge } from '@schooldog/domain/drills';
import { expect, it } from 'vitest';
import type { OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { aDrill } from '../../../testing/drills.ts';
import { rejectedDrillOf } from './rejectedWork.ts';

const drill = aDrill();

function aRow(changes: Partial<OutboxRow>): OutboxRow {
  return {
    sequence: 1,
    operationId: 'one',
    userId: 'ana00000000000000000',
    procedure: 'drills.updateDrill',
    input: {},
    recordKey: `drill:${drill.id}`,
    label: 'Update',
    createdAt: drill.timeCreated,
    state: 'refused',
    tries: 0,
    notBefore: 0,
    lastProblem: null,
    photoCount: 0,
    ...changes,
  };
}

it('a rejected new drill is in its form again', () => {
  const row = aRow({ procedure: 'drills.recordDrill' });
  const rejected = rejectedDrillOf(
    { work: [{ row, after: drill, isSent: false }], photos: [] },
    () => undefined,
  );
  expect(rejected?.drill).toBeNull();
  expect(rejected?.filled).toMatchObject({
    base: null,
    values: { drillId: drill.id, type: 'fire', drillTime: '09:30', numberOfParticipants: '412' },
  });
});

it('a conflict shows both versions, and everything else of the update stays', () => {
  const base = drillFormOf(drill);
  const edit = drillMerge.compare(base, { ...base, wentWell: 'Mine', responseTime: '02:00' });
  const present = { ...base, wentWell: 'Theirs' };
  const conflict = { ...drillMerge.apply(present, edit).conflicts[0], byName: 'Sam', time: null };
  const row = aRow({
    input: { drillId: drill.id, edit, withResults: true },
    lastProblem: { code: 'record.conflict', data: { present, conflicts: [conflict] } },
  });
  const after = { ...drill, wentWell: 'Mine', responseTime: '02:00' };
  const rejected = rejectedDrillOf({ work: [{ row, after, isSent: false }], photos: [] }, () => undefined);
  expect(rejected?.filled.conflicts).toMatchObject([
    { path: ['wentWell'], present: 'Theirs', yours: 'Mine', byName: 'Sam' },
  ]);
  expect(rejected?.filled.values.responseTime).toBe('02:00');
  expect(rejected?.supersedes).toEqual(['one']);
});
