import { beforeAll, describe, expect, it } from 'vitest';
import { type EntriesFixture, entriesFixture, refused } from '../entries/testing/fixture.ts';
import { aDrillOf, aRule, newId } from './testing/aDrillOf.ts';

const now = new Date('2026-10-05T14:00:00.000Z');
let place: EntriesFixture;
beforeAll(async () => {
  place = await entriesFixture(() => now);
});

function drillOf(facts: Partial<Parameters<typeof aDrillOf>[1]>) {
  const recordedByUserId = place.people.principal.id;
  return aDrillOf(place.fixture.database, { schoolId: place.oakHill.id, recordedByUserId, ...facts });
}

describe('the list of drills', () => {
  it('comes newest first in pages that miss and repeat nothing', async () => {
    const days = Array.from({ length: 60 }, (_, at) => `2025-09-${String((at % 30) + 1).padStart(2, '0')}`);
    for (const drillDate of days) await drillOf({ drillDate });
    const early = await drillOf({ drillDate: '2025-09-30', drillTime: '12:10', drillTimeOfDay: 'am' });
    const filter = { from: '2025-09-01', to: '2025-09-30' };
    const first = await place.clients.principal.drills.listDrills(filter);
    const before = first.next ?? '';
    const second = await place.clients.principal.drills.listDrills({ ...filter, before });
    expect([first.drills.length, second.drills.length, second.next]).toEqual([50, 11, null]);
    expect([first.count, second.count]).toEqual([61, null]);
    const all = [...first.drills, ...second.drills];
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    const dates = all.map(({ drillDate }) => drillDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all[2]?.id).toBe(early.id);
  });

  it('answers its filters together', async () => {
    const { coordinator } = place.people;
    const facts = { drillDate: '2024-03-01', recordedByUserId: coordinator.id };
    const wanted = await drillOf({
      ...facts,
      type: 'medical',
      eventType: 'real',
      wentWell: 'Señalización ok',
    });
    await drillOf({ ...facts, type: 'medical', eventType: 'planned' });
    await drillOf({ ...facts, type: 'fire', eventType: 'real' });
    await drillOf({ drillDate: '2024-03-01', type: 'medical', eventType: 'real' });
    await drillOf({ ...facts, schoolId: place.pineRidge.id, type: 'medical', eventType: 'real' });
    const filter = {
      schoolIds: [place.oakHill.id],
      types: ['medical' as const],
      eventTypes: ['real' as const],
      userIds: [coordinator.id],
      from: '2024-03-01',
      to: '2024-03-01',
    };
    const idsOf = async (search: string) => {
      const { drills } = await place.clients.coordinator.drills.listDrills({ ...filter, search });
      return drills.map(({ id }) => id);
    };
    expect(await idsOf('')).toEqual([wanted.id]);
    expect(await idsOf('senalizacion OK')).toEqual([wanted.id]);
    expect(await idsOf('fire')).toEqual([]);
  });

  it('refuses a cursor that it did not make', async () => {
    await expect(place.clients.principal.drills.listDrills({ before: 'bm9uc2Vuc2U' })).rejects.toEqual(
      refused('cursor.invalid'),
    );
  });
});

describe('the rules', () => {
  const days = { schoolYear: '2026-2027', schoolId: null, firstDay: '2026-08-03', lastDay: '2027-05-21' };
  const added = <Item>(...items: Item[]) => ({ added: items, removed: [], changed: [] });
  const edit = (change: Parameters<typeof place.clients.coordinator.drills.editDrillRules>[0]['edit']) =>
    place.clients.coordinator.drills.editDrillRules({ edit: change });

  it('are off at first, and ask for nothing', async () => {
    const due = await place.clients.principal.drills.listDueDrills({});
    expect(due).toMatchObject({ isEnabled: false, requirements: [], startNotSet: [] });
  });

  it.each([
    ['lacks the name of its own kind', { type: 'other' }],
    [
      'replaces one month twice',
      {
        frequency: {
          kind: 'monthly',
          replacements: [
            { month: 11, type: 'severeWeather' },
            { month: 11, type: 'medical' },
          ],
        },
      },
    ],
    ['repeats a number of days', { frequency: { kind: 'afterStart', days: [10, 10] } }],
    [
      'has a window that runs backwards',
      { frequency: { kind: 'windows', windows: [{ from: '12-01', to: '10-01', times: 1 }] } },
    ],
  ] satisfies [string, Parameters<typeof aRule>[0]][])('are refused where one %s', async (_why, facts) => {
    await expect(edit({ rules: added(aRule(facts)) })).rejects.toEqual(refused('drill.incompleteRule'));
    expect((await place.clients.coordinator.drills.getDrillRules()).rules).toEqual([]);
  });

  it('are refused where they name an unknown school', async () => {
    const elsewhere = { ...days, schoolId: newId() };
    await expect(edit({ schoolDays: added(elsewhere) })).rejects.toEqual(refused('drill.unknownSchool'));
  });

  it('ask each school for its drills, once the days are known', async () => {
    const rule = aRule();
    await edit({ isEnabled: { from: false, to: true }, rules: added(rule) });
    const unset = await place.clients.principal.drills.listDueDrills({});
    expect(unset).toMatchObject({ isEnabled: true, requirements: [], startNotSet: [place.oakHill.id] });

    await edit({ schoolDays: added(days) });
    const drill = await drillOf({ drillDate: '2026-09-03' });
    const due = await place.clients.principal.drills.listDueDrills({});
    expect(due).toMatchObject({ schoolYear: '2026-2027', today: '2026-10-05', startNotSet: [] });
    expect(
      due.requirements.slice(0, 3).map(({ dueBy, state, drill: held }) => [dueBy, state, held?.id]),
    ).toEqual([
      ['2026-08-31', 'missed', undefined],
      ['2026-09-30', 'done', drill.id],
      ['2026-10-31', 'due', undefined],
    ]);
    const open = await place.clients.coordinator.drills.listDueDrills({ isOpen: true });
    expect(open.requirements.map(({ schoolId, dueBy }) => [schoolId, dueBy])).toEqual([
      [place.oakHill.id, '2026-10-31'],
      [place.pineRidge.id, '2026-10-31'],
    ]);
    const { changes } = await place.clients.coordinator.drills.getDrillRulesHistory({});
    expect(changes[0]).toMatchObject({ field: 'schoolDays', from: [], to: [days] });
  });

  it('leave a planned drill due until it is held, in the list and on the tile of the school', async () => {
    const { coordinator } = place.clients;
    await drillOf({ drillDate: '2026-10-20' });
    const { requirements } = await coordinator.drills.listDueDrills({
      schoolIds: [place.oakHill.id],
      isOpen: true,
    });
    expect(requirements.map(({ state, dueBy }) => [state, dueBy])).toEqual([['planned', '2026-10-31']]);
    const { tiles } = await coordinator.schools.getSchoolTiles({ schoolId: place.oakHill.id });
    expect(tiles.find(({ key }) => key === 'drills')).toMatchObject({ nextDue: '2026-10-31' });
  });
});
