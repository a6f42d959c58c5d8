import { beforeAll, describe, expect, it } from 'vitest';
import { aWalk, anEntryIn, type WalksFixture, walksFixture } from './testing/fixture.ts';

const time = { now: '2026-10-05T15:30:00.000Z' };
let place: WalksFixture;
let oak: string;

beforeAll(async () => {
  place = await walksFixture(() => new Date(time.now));
  oak = place.oakHill.id;
});

async function started(timestamp: string, client: 'leader' | 'coordinator' = 'leader'): Promise<string> {
  time.now = timestamp;
  const walk = aWalk({ schoolId: oak, collaborators: [place.people.custodian.id], timestamp });
  await place.clients[client].walks.startWalk(walk);
  return walk.walkId;
}

const listed = async (filter: object, client: 'leader' | 'coordinator' | 'principal' = 'coordinator') => {
  const tabs = { tab: 'team', subTab: 'inprogress' } as const;
  const { walks, counts } = await place.clients[client].walks.listWalks({ ...tabs, ...filter });
  return { ids: walks.map(({ id }) => id), count: counts.team.inprogress };
};

describe('the list of walks', () => {
  it('shows a walk as its own page does', async () => {
    const { clients, people } = place;
    const walkId = await started('2026-10-05T12:00:00.000Z');
    await clients.custodian.walks.putWalkEntry(anEntryIn(walkId));
    const removed = anEntryIn(walkId);
    await clients.leader.walks.putWalkEntry(removed);
    await clients.leader.walks.removeWalkEntry({ walkId, entryId: removed.entryId });
    const edit = {
      weatherTemperature: { from: null, to: '70to79' as const },
      weatherComment: { from: '', to: 'Dry "and" calm' },
    };
    await clients.leader.walks.setWalkContext({ walkId, edit });
    await clients.leader.walks.submitWalkForReview({
      walkId,
      reviewerUserId: people.principal.id,
      acceptsNoEntries: false,
    });
    const {
      entries: _entries,
      submissionNames: _names,
      ...shown
    } = await clients.leader.walks.getWalk({ walkId });
    const { walks } = await clients.leader.walks.listWalks({ tab: 'mine', subTab: 'inprogress' });
    expect(walks.find(({ id }) => id === walkId)).toEqual(shown);
    expect(shown).toMatchObject({ entryCount: 1, reviewerName: 'Paul Tester', status: 'review' });
    expect((await listed({ awaitingMyAction: 'true' }, 'principal')).ids).toEqual([walkId]);
    expect((await listed({ awaitingMyAction: 'true' })).ids).toEqual([]);
  });

  it('is filtered by days, schools, types and people, and its counts with it', async () => {
    const { people } = place;
    const inMarch = await started('2026-03-10T15:00:00.000Z', 'coordinator');
    const march = { from: '2026-03-10', to: '2026-03-10' };
    expect(await listed(march)).toEqual({ ids: [inMarch], count: 1 });
    expect(await listed({ from: '2026-03-11', to: '2026-03-12' })).toEqual({ ids: [], count: 0 });
    expect(await listed({ ...march, walkTypes: ['school', 'partner'] })).toEqual({ ids: [], count: 0 });
    expect(await listed({ ...march, walkTypes: ['district'], schoolIds: [oak] })).toEqual({
      ids: [inMarch],
      count: 1,
    });
    expect(await listed({ ...march, schoolIds: [people.leader.id] })).toEqual({ ids: [], count: 0 });
    expect(await listed({ ...march, userIds: [people.custodian.id] })).toEqual({ ids: [inMarch], count: 1 });
    expect(await listed({ ...march, userIds: [people.educator.id] })).toEqual({ ids: [], count: 0 });
  });

  it('hides archived walks unless they are asked for', async () => {
    const walkId = await started('2026-04-10T15:00:00.000Z');
    await place.clients.leader.walks.setWalkArchived({ walkId, isArchived: true });
    const april = { from: '2026-04-10', to: '2026-04-10' };
    expect((await listed(april)).ids).toEqual([]);
    expect((await listed({ ...april, showArchived: 'true' })).ids).toEqual([walkId]);
  });

  it('goes on where the last page ended', async () => {
    const ids: string[] = [];
    for (let minute = 10; minute < 35; minute += 1)
      ids.unshift(await started(`2026-05-10T15:${minute}:00.000Z`));
    const may = { tab: 'mine', subTab: 'inprogress', from: '2026-05-10', to: '2026-05-10' } as const;
    const first = await place.clients.leader.walks.listWalks(may);
    expect(first.walks.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    const second = await place.clients.leader.walks.listWalks({ ...may, before: first.next ?? '' });
    expect([second.walks.map(({ id }) => id), second.next]).toEqual([ids.slice(20), null]);
  });
});

it('offers old walks to those who lead them, and to no manager who does not take part', async () => {
  const walkId = await started('2026-06-01T15:00:00.000Z');
  time.now = '2026-06-08T15:00:01.000Z';
  const old = async (client: 'leader' | 'custodian' | 'principal') =>
    (await place.clients[client].walks.listOldWalks()).walks.map(({ id }) => id);
  expect(await old('leader')).toContain(walkId);
  expect(await old('custodian')).not.toContain(walkId);
  expect(await old('principal')).not.toContain(walkId);
  time.now = '2026-06-08T15:00:00.000Z';
  expect(await old('leader')).not.toContain(walkId);
});
