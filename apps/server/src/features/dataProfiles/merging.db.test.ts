import { maxMergeDepth, profileLimits } from '@schooldog/domain/dataProfiles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optionsMergedInto } from './placeStore.ts';
import { dataProfileOptions } from './schema.ts';
import { form, newId, type ProfileFixture, profileFixture, refused } from './testing/profileFixture.ts';
import { districtToday } from '../../testing/districtToday.ts';

let fixture: ProfileFixture['fixture'];
let pineRidge: ProfileFixture['pineRidge'];
let coordinator: ProfileFixture['coordinator'];
let principalOfOakHill: ProfileFixture['principalOfOakHill'];
let aProfile: ProfileFixture['aProfile'];
let anOption: ProfileFixture['anOption'];
let archive: ProfileFixture['archive'];
let labels: ProfileFixture['labels'];
let entriesAt: ProfileFixture['entriesAt'];
let rooms: string;

beforeAll(async () => {
  ({ fixture, pineRidge, coordinator, principalOfOakHill, aProfile, anOption, archive, labels, entriesAt } =
    await profileFixture());
});

beforeEach(async () => {
  rooms = await aProfile();
});

describe('a merge', () => {
  const merge = (fromId: string, intoId: string, who = coordinator) =>
    who.dataProfiles.mergeDataProfileOptions({ fromId, intoId });

  it('resolves to the remaining one, which also has the old names and counts the references of both', async () => {
    const thisMonth = districtToday().slice(0, 7);
    const [from, into] = [await anOption(rooms, 'Rm 214'), await anOption(rooms, 'Room 214')];
    await coordinator.dataProfiles.editDataProfileOption({
      optionId: from,
      edit: { aliases: { added: ['Art'], removed: [] } },
    });
    await entriesAt(rooms, from, thisMonth, 2);
    await entriesAt(rooms, into, thisMonth, 3);
    await entriesAt(rooms, into, '2001-01', 4);
    await merge(from, into);
    const gone = await coordinator.dataProfiles.getDataProfileOption({ optionId: from });
    expect(gone).toMatchObject({ mergedIntoId: into, standsFor: { id: into, label: 'Room 214' }, uses: 2 });
    const stays = await coordinator.dataProfiles.getDataProfileOption({ optionId: into });
    expect(stays).toMatchObject({ aliases: ['Rm 214', 'Art'], mergedIds: [from], uses: 9, standsFor: null });
    expect(stays.months).toHaveLength(12);
    expect(stays.months.reduce((sum, { entries }) => sum + entries, 0)).toBe(5);
    const { optionList } = await coordinator.dataProfiles.getDataProfile({ dataProfileId: rooms });
    expect(Object.fromEntries(optionList.map(({ id, uses }) => [id, uses]))).toEqual({
      [from]: 0,
      [into]: 9,
    });
    await expect(
      coordinator.dataProfiles.editDataProfileOption({
        optionId: from,
        edit: { label: { from: 'Rm 214', to: 'X' } },
      }),
    ).rejects.toEqual(refused('dataProfile.merged'));
  });

  it('works between lists of one school, never between schools', async () => {
    const from = await anOption(rooms, 'Front door');
    const into = await anOption(await aProfile(), 'Door 1');
    const foreign = await anOption(await aProfile(pineRidge.id), 'Door 1');
    await expect(merge(from, foreign)).rejects.toEqual(refused('dataProfile.otherSchool'));
    await expect(merge(from, foreign, principalOfOakHill)).rejects.toEqual(refused('dataProfile.notAllowed'));
    expect(await merge(from, into, principalOfOakHill)).toMatchObject({ mergedIntoId: into });
  });

  it('is rejected to itself, in a cycle, too deep, to an archived one, or twice', async () => {
    const [a, b, c, archived] = [
      await anOption(rooms, 'A'),
      await anOption(rooms, 'B'),
      await anOption(rooms, 'C'),
      await anOption(rooms, 'D'),
    ];
    await archive(archived);
    await expect(merge(a, a)).rejects.toEqual(refused('dataProfile.mergeSame'));
    await expect(merge(a, newId())).rejects.toEqual(refused('dataProfile.optionNotFound'));
    await expect(merge(a, archived)).rejects.toEqual(refused('dataProfile.mergeIntoArchived'));
    await merge(a, b);
    await expect(merge(b, a)).rejects.toEqual(refused('dataProfile.mergeCircle'));
    await expect(merge(a, c)).rejects.toEqual(refused('dataProfile.merged'));
    const chain = Array.from({ length: maxMergeDepth + 1 }, (_, at) => ({
      id: newId(),
      label: `Link ${at}`,
    }));
    await fixture.database.db.insert(dataProfileOptions).values(
      chain
        .map(({ id, label }, at) => ({
          id,
          label,
          dataProfileId: rooms,
          mergedIntoId: chain[at + 1]?.id ?? null,
        }))
        .toReversed(),
    );
    await expect(merge(chain.at(-1)?.id ?? '', c)).rejects.toEqual(refused('dataProfile.mergeTooDeep'));
    expect(await optionsMergedInto(fixture.database.db, chain.at(-1)?.id ?? '')).toHaveLength(
      maxMergeDepth + 1,
    );
  });

  it('of two concurrent ones that would make a cycle accepts only one', async () => {
    const elsewhere = await aProfile();
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await anOption(rooms, `A ${round}`), await anOption(elsewhere, `B ${round}`)];
      const results = await Promise.allSettled([merge(a, b), merge(b, a)]);
      const failed = results.flatMap((result): unknown[] =>
        result.status === 'rejected' ? [result.reason] : [],
      );
      expect(failed).toEqual([refused('dataProfile.mergeCircle')]);
    }
  });
});

describe('an import', () => {
  const send = (rows: ReturnType<typeof form>[], who = principalOfOakHill) =>
    who.dataProfiles.importDataProfileOptions({ dataProfileId: rooms, rows });

  it('adds and changes by label, restores archived ones, and is idempotent', async () => {
    const known = await anOption(rooms, 'Room 1');
    const archived = await anOption(rooms, 'Room 2');
    await archive(archived);
    const rows = [
      form('ROOM 1', ['Music'], { floor: '1' }),
      form('Room 2'),
      form('Room 3', [], { floor: '2' }),
    ];
    expect(await send(rows)).toEqual({ added: 1, changed: 2, unchanged: 0 });
    expect(await send(rows)).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await labels(rooms)).toEqual(['ROOM 1', 'Room 2', 'Room 3']);
    expect(await coordinator.dataProfiles.getDataProfileOption({ optionId: known })).toMatchObject(
      rows[0] ?? {},
    );
    const { changes } = await coordinator.dataProfiles.getDataProfileHistory({ dataProfileId: rooms });
    expect(changes.filter(({ field }) => field === 'imported').map(({ to }) => to)).toEqual([
      { added: 1, changed: 2 },
    ]);
  });

  it('sent by two at once adds each location once', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => form(`Room ${at}`));
    const outcomes = await Promise.all([send(rows), send(rows, coordinator)]);
    expect(outcomes.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 40]);
  });

  it('is rejected with a duplicate label, past the limit of a list, and at a foreign school', async () => {
    await expect(send([form('Gym'), form('GYM')])).rejects.toEqual(refused('dataProfile.rowTwice'));
    const full = Array.from({ length: profileLimits.options }, (_, at) => form(`${at}`));
    await anOption(rooms, 'One more');
    await expect(send(full)).rejects.toEqual(refused('dataProfile.full'));
    expect(await labels(rooms)).toEqual(['One more']);
    rooms = await aProfile(pineRidge.id);
    await expect(send([form('Gym')])).rejects.toEqual(refused('dataProfile.notAllowed'));
  });
});
