import type { ShownDrill } from '@schooldog/contract/drills';
import { drillFormOf, drillMerge } from '@schooldog/domain/drills';
import { expect, it } from 'vitest';
import { withPendingRecords } from '../../platform/offlineRecords/pendingRecords.ts';
import { aDrill, aPoint } from '../../testing/drills.ts';
import { drillRecord } from './drillRecord.ts';
import { pointWork, recordWork, updateWork } from './drillWork.ts';
import { matchesFilter, newestFirst } from './list/matches.ts';

const today = '2026-10-05';
const saved = {
  person: { id: 'ana00000000000000000', name: 'Ana Ruiz' },
  today,
  now: '2026-10-05T14:30:00.000Z',
  label: 'Record',
};
const base = drillFormOf(aDrill());

function shownBy(work: Readonly<{ optimistic?: Readonly<{ value: unknown }> }> | null): ShownDrill {
  const drill = drillRecord.read(work?.optimistic?.value);
  if (drill === undefined) throw new Error('not a drill');
  return drill;
}

it('a new drill counts as done with its results, and as planned without', () => {
  const done = recordWork('new00000000000000000', base, { ...saved, withResults: true });
  expect(shownBy(done)).toMatchObject({ recordedByName: 'Ana Ruiz', resultsSavedOn: today });
  const planned = { ...base, drillDate: '2026-11-01' };
  const ahead = recordWork('new00000000000000000', planned, { ...saved, withResults: false });
  expect(shownBy(ahead).resultsSavedOn).toBeNull();
  expect(ahead.input).toMatchObject({ withResults: false, drill: { drillDate: '2026-11-01' } });
});

it('the pending list has what waits first, and shows an update over what the server has now', () => {
  const fresh = shownBy(recordWork('new00000000000000000', base, { ...saved, withResults: true }));
  const known = aDrill();
  const work = updateWork(known, { ...base, wentWell: 'Quick' }, { ...saved, base, withResults: true });
  const edit = { input: work?.input, after: shownBy(work) };
  const common = { state: 'waiting', operationId: 'one', reason: null } as const;
  const newer = aDrill({ responseTime: '03:10' });
  const listed = withPendingRecords(
    drillRecord,
    [newer],
    [
      { ...common, kind: 'create', record: fresh, edits: [] },
      { ...common, kind: 'edit', record: edit.after, edits: [edit] },
    ],
    (drill) => matchesFilter(drill, { types: ['fire'], search: 'locked' }, today),
  );
  expect(listed.map(({ record }) => record.id)).toEqual([fresh.id, known.id]);
  expect(listed[1]?.record).toMatchObject({ wentWell: 'Quick', responseTime: '03:10' });
  expect(
    withPendingRecords(drillRecord, [], [{ ...common, kind: 'create', record: fresh, edits: [] }], (drill) =>
      matchesFilter(drill, { types: ['medical'] }, today),
    ),
  ).toEqual([]);
});

it('an update without a change is work only where it confirms the drill', () => {
  expect(updateWork(aDrill(), base, { ...saved, base, withResults: true })).toBeNull();
  const toConfirm = aDrill({ resultsSavedOn: null });
  const confirmed = updateWork(toConfirm, base, { ...saved, base, withResults: true });
  expect(confirmed?.input).toEqual({ drillId: toConfirm.id, edit: {}, withResults: true });
  expect(shownBy(confirmed).resultsSavedOn).toBe(today);
});

it('settling a point changes nothing else, also in a drill that this device does not know', () => {
  const before = aPoint();
  const change = { before, after: { ...before, isSettled: true } };
  const work = pointWork('drill000000000000000', change, { drill: undefined, label: 'Settle' });
  expect(work.optimistic).toBeUndefined();
  const other = aPoint({ id: 'other000000000000000', text: 'Horn was too quiet' });
  const known = drillFormOf(aDrill({ toImprove: [other, before] }));
  const { value, conflicts } = drillMerge.apply(known, work.input.edit);
  expect(conflicts).toEqual([]);
  expect(value.toImprove).toEqual([other, { ...before, isSettled: true }]);
});

it('offline the list is filtered and sorted as the server does', () => {
  const morning = aDrill({ id: 'a0000000000000000000', drillTime: '11:00' });
  const noon = aDrill({ id: 'b0000000000000000000', drillTime: '12:15', drillTimeOfDay: 'pm' });
  const earlier = aDrill({ id: 'c0000000000000000000', drillDate: '2026-09-30' });
  expect(newestFirst([earlier, morning, noon])).toEqual([noon, morning, earlier]);
  expect(matchesFilter(earlier, { from: '2026-10-01' }, today)).toBe(false);
  expect(matchesFilter(earlier, { to: '2026-09-30', eventTypes: ['planned', 'real'] }, today)).toBe(true);
  expect(matchesFilter(earlier, { userIds: ['nobody00000000000000'] }, today)).toBe(false);
  const open = { ...earlier, resultsSavedOn: null };
  const isToConfirm = (drill: ShownDrill, on: string) => matchesFilter(drill, { toConfirm: true }, on);
  const days = ['2026-10-01', '2026-09-30', '2026-09-29'];
  expect(days.map((on) => isToConfirm(open, on))).toEqual([true, true, false]);
  expect(isToConfirm({ ...earlier, resultsSavedOn: '2026-09-30' }, '2026-10-01')).toBe(false);
});
