import { everywhere } from '@schooldog/domain/permissions';
import { reviewPermissions } from '@schooldog/domain/walks';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId, refused } from '../entries/testing/fixture.ts';
import { users } from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aWalk, anEntryIn, type WalksFixture, walksFixture } from './testing/fixture.ts';

const time = { now: '2026-10-05T15:30:00.000Z' };
let place: WalksFixture;
let oak: string;

beforeAll(async () => {
  place = await walksFixture(() => new Date(time.now));
  oak = place.oakHill.id;
});

async function started(): Promise<string> {
  const { clients, people } = place;
  const walk = aWalk({ schoolId: oak, collaborators: [people.custodian.id] });
  await clients.leader.walks.startWalk(walk);
  return walk.walkId;
}

const countEntries = async () =>
  (await place.clients.coordinator.entries.countEntries({ schoolIds: [oak] })).count;

describe('starting', () => {
  it('makes the starter the leader, gives the type, and invites the collaborators by mail', async () => {
    const { clients, people, fixture } = place;
    const input = aWalk({ schoolId: oak, collaborators: [people.custodian.id, people.leader.id] });
    const walk = await clients.leader.walks.startWalk(input);
    expect(walk).toMatchObject({
      status: 'inprogress',
      walkType: 'school',
      leaderUserId: people.leader.id,
      collaborators: [people.custodian.id],
    });
    const mails = await fixture.database.db
      .select()
      .from(messages)
      .where(eq(messages.about, `walkInvitation:${walk.id}`));
    expect(mails.map(({ userId }) => userId)).toEqual([people.custodian.id]);
    expect((await clients.coordinator.walks.startWalk(aWalk({ schoolId: oak }))).walkType).toBe('district');
  });

  it('never twice, only with people who can log there, and only where one can log oneself', async () => {
    const { clients, people } = place;
    const walk = aWalk({ schoolId: oak });
    const context = { operationId: newId() };
    const first = await clients.leader.walks.startWalk(walk, { context });
    expect(await clients.leader.walks.startWalk(walk, { context })).toEqual(first);
    await expect(clients.leader.walks.startWalk(walk)).rejects.toEqual(refused('walk.idTaken'));
    const { oakHill, fixture } = place;
    const { aPerson, someStaff } = await import('../../testing/people.ts');
    const stranger = await someStaff(fixture.database);
    const gone = await aPerson(fixture.database, { role: 'custodial', at: [oakHill], isDisabled: true });
    const collaborators = [stranger.id, people.custodian.id, gone.id];
    // Everyone who is in the way is named, so that one correction is enough.
    await expect(
      clients.leader.walks.startWalk(aWalk({ schoolId: oakHill.id, collaborators })),
    ).rejects.toMatchObject({
      code: 'walk.collaboratorNotAllowed',
      data: { userIds: [stranger.id, gone.id] },
    });
  });
});

describe('entries of a walk', () => {
  it('are not in the explorer and not counted until it completes, and then once', async () => {
    const { clients } = place;
    const walkId = await started();
    const before = await countEntries();
    const mine = anEntryIn(walkId);
    const hers = anEntryIn(walkId, { comment: 'Exit sign is dark.' });
    await clients.leader.walks.putWalkEntry(mine);
    await clients.custodian.walks.putWalkEntry(hers);
    expect(await countEntries()).toBe(before);
    await expect(clients.leader.entries.getEntry({ entryId: mine.entryId })).rejects.toEqual(
      refused('entry.notFound'),
    );
    const context = { operationId: newId() };
    const complete = () => clients.leader.walks.completeWalk({ walkId }, { context });
    const [first, second] = await Promise.all([complete(), complete()]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: 'complete', timeCompleted: time.now });
    expect(await countEntries()).toBe(before + 2);
    const shown = await clients.leader.entries.getEntry({ entryId: hers.entryId });
    expect(shown).toMatchObject({
      walkId,
      isFloating: false,
      reportedByName: 'Cora Tester',
      walkType: 'school',
    });
    const deltas = await clients.leader.entries.listEntryDeltas({ entryId: hers.entryId });
    expect(deltas.map(({ type }) => type)).toEqual(['create']);
    await expect(clients.leader.walks.completeWalk({ walkId })).rejects.toEqual(
      refused('walk.notInProgress'),
    );
  });

  it('are changed by their reporter and the leader, and by no one else', async () => {
    const { clients } = place;
    const walkId = await started();
    const entry = anEntryIn(walkId);
    await clients.leader.walks.putWalkEntry(entry);
    const edit = { comment: { from: 'The latch does not close.', to: 'Fixed by tape.' } };
    const change = { walkId, entryId: entry.entryId, edit };
    await expect(clients.custodian.walks.editWalkEntry(change)).rejects.toEqual(
      refused('walk.entryNotAllowed'),
    );
    await expect(clients.principal.walks.editWalkEntry(change)).rejects.toEqual(
      refused('walk.contributeNotAllowed'),
    );
    await expect(clients.educator.walks.editWalkEntry(change)).rejects.toEqual(refused('walk.notFound'));
    expect((await clients.leader.walks.editWalkEntry(change)).comment).toBe('Fixed by tape.');
    await clients.leader.walks.removeWalkEntry({ walkId, entryId: entry.entryId });
    expect((await clients.leader.walks.getWalk({ walkId })).entries).toEqual([]);
    await expect(clients.leader.walks.editWalkEntry(change)).rejects.toEqual(refused('walk.entryNotFound'));
  });

  it('that arrive after completion, archiving or removal are rejected', async () => {
    const { clients, people } = place;
    const walkId = await started();
    await clients.leader.walks.setWalkArchived({ walkId, isArchived: true });
    await expect(clients.custodian.walks.putWalkEntry(anEntryIn(walkId))).rejects.toEqual(
      refused('walk.archived'),
    );
    await clients.leader.walks.setWalkArchived({ walkId, isArchived: false });
    await clients.leader.walks.removeWalkCollaborator({ walkId, userId: people.custodian.id });
    await expect(clients.custodian.walks.putWalkEntry(anEntryIn(walkId))).rejects.toEqual(
      refused('walk.notFound'),
    );
    await clients.leader.walks.completeWalk({ walkId, acceptsNoEntries: true });
    await expect(clients.leader.walks.putWalkEntry(anEntryIn(walkId))).rejects.toEqual(
      refused('walk.notInProgress'),
    );
  });

  it('keep all that two people put in at the same time', async () => {
    const { clients } = place;
    const walkId = await started();
    const entries = Array.from({ length: 20 }, () => anEntryIn(walkId));
    await Promise.all(
      entries.map((entry, at) => (at % 2 ? clients.leader : clients.custodian).walks.putWalkEntry(entry)),
    );
    const { entries: kept, entryCount } = await clients.principal.walks.getWalk({ walkId });
    expect(kept.map(({ id }) => id).toSorted()).toEqual(entries.map(({ entryId }) => entryId).toSorted());
    expect(entryCount).toBe(20);
  });
});

it('needs it said that there are no entries', async () => {
  const { clients } = place;
  const walkId = await started();
  await expect(clients.leader.walks.completeWalk({ walkId })).rejects.toEqual(refused('walk.noEntries'));
  await expect(clients.custodian.walks.completeWalk({ walkId, acceptsNoEntries: true })).rejects.toEqual(
    refused('walk.completeNotAllowed'),
  );
  const done = await clients.principal.walks.completeWalk({ walkId, acceptsNoEntries: true });
  expect(done.status).toBe('complete');
});

describe('safety alerts in a walk', () => {
  it('wait for the completion, unless they are sent at once', async () => {
    const { clients, people } = place;
    const walkId = await started();
    const alert = { id: newId(), userIds: [people.principal.id], message: 'Look at this' };
    const atOnce = { id: newId(), userIds: [people.principal.id], message: 'Now', sendImmediately: true };
    const waiting = anEntryIn(walkId, { safetyAlert: { ...alert, sendImmediately: false } });
    await clients.leader.walks.putWalkEntry(waiting);
    await clients.leader.walks.putWalkEntry(anEntryIn(walkId, { safetyAlert: atOnce }));
    const received = async () =>
      (await clients.principal.alerts.listSafetyAlerts({ tab: 'received' })).alerts.map(({ id }) => id);
    expect(await received()).toEqual([atOnce.id]);
    await clients.leader.walks.completeWalk({ walkId });
    expect((await received()).toSorted()).toEqual([alert.id, atOnce.id].toSorted());
    // Placed back and completed again, nothing goes out twice.
    await clients.leader.walks.placeWalkInProgress({ walkId });
    await clients.leader.walks.completeWalk({ walkId });
    expect(await received()).toHaveLength(2);
    const shown = await clients.leader.entries.getEntry({ entryId: waiting.entryId });
    expect(shown.createdSafetyAlertIds).toEqual([alert.id]);
  });

  it('are not sent when no one can receive them anymore, and the walk completes all the same', async () => {
    const { clients, fixture, people } = place;
    const { aPerson } = await import('../../testing/people.ts');
    const leaving = await aPerson(fixture.database, {
      role: 'principal',
      at: [place.oakHill],
      firstName: 'Ola',
    });
    const walkId = await started();
    const safetyAlert = { id: newId(), userIds: [leaving.id], message: '', sendImmediately: false };
    const entry = anEntryIn(walkId, { safetyAlert });
    await clients.leader.walks.putWalkEntry(entry);
    const admin = await fixture.as(
      await aPerson(fixture.database, { role: 'schooldog_master_admin', firstName: 'Ada' }),
    );
    await admin.users.toggleDisabledUser({ userId: leaving.id, disabled: true });
    await clients.leader.walks.completeWalk({ walkId });
    const shown = await clients.leader.entries.getEntry({ entryId: entry.entryId });
    expect(shown.createdSafetyAlertIds).toEqual([]);
    expect(people.leader.id).toBe(shown.reportedByUserId);
  });
});

describe('review', () => {
  it('can be given to those whom the picker offers, and to no one else', async () => {
    const { clients, people, oakHill, fixture } = place;
    const { aPerson, someStaff } = await import('../../testing/people.ts');
    const manages = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    await fixture.database.db
      .update(users)
      .set({ permissions: { 'manage entries': everywhere, 'manage other entries': everywhere } })
      .where(eq(users.id, manages.id));
    const gone = await aPerson(fixture.database, { role: 'principal', at: [oakHill], isDisabled: true });
    const staff = await someStaff(fixture.database);
    const everyone = [...Object.values(people), manages, gone, staff].map(({ id }) => id);
    const reviewers: string[] = [];
    for (const client of [clients.leader, clients.coordinator]) {
      const walk = await client.walks.startWalk(aWalk({ schoolId: oakHill.id }));
      const limits = { ...reviewPermissions(walk), atSchoolId: oakHill.id, limit: 100 };
      const found = (await client.users.findPeople(limits)).people;
      // What the picker leaves out on the device: provider staff and oneself.
      const others = found.filter(
        ({ id, isSchoolDogStaff }) => !isSchoolDogStaff && id !== walk.leaderUserId,
      );
      const offered = new Set(others.map(({ id }) => id));
      const accepted: string[] = [];
      for (const reviewerUserId of everyone) {
        const submitted = { walkId: walk.id, reviewerUserId, acceptsNoEntries: true };
        try {
          await client.walks.submitWalkForReview(submitted);
        } catch {
          continue;
        }
        accepted.push(reviewerUserId);
        await client.walks.placeWalkInProgress({ walkId: walk.id });
      }
      expect(accepted).toEqual(everyone.filter((id) => offered.has(id)));
      reviewers.push(...accepted);
    }
    expect(reviewers).toContain(people.principal.id);
  });

  it('is asked by the leader, decided by the chosen reviewer, and comes back with comments', async () => {
    const { clients, people } = place;
    const walkId = await started();
    await clients.leader.walks.putWalkEntry(anEntryIn(walkId));
    const submit = (reviewerUserId: string) => ({ walkId, reviewerUserId, acceptsNoEntries: false });
    await expect(clients.leader.walks.submitWalkForReview(submit(people.educator.id))).rejects.toEqual(
      refused('walk.reviewerNotAllowed'),
    );
    await expect(clients.custodian.walks.submitWalkForReview(submit(people.principal.id))).rejects.toEqual(
      refused('walk.submitNotAllowed'),
    );
    await clients.leader.walks.submitWalkForReview(submit(people.principal.id));
    await expect(clients.leader.walks.putWalkEntry(anEntryIn(walkId))).rejects.toEqual(
      refused('walk.notInProgress'),
    );
    await expect(
      clients.coordinator.walks.submitReview({ walkId, isApproved: true, comments: '' }),
    ).rejects.toEqual(refused('walk.reviewNotAllowed'));
    await expect(
      clients.principal.walks.submitReview({ walkId, isApproved: false, comments: ' ' }),
    ).rejects.toEqual(refused('walk.commentsRequired'));
    await clients.principal.walks.submitReview({ walkId, isApproved: false, comments: 'Add the gym.' });
    const back = await clients.leader.walks.getWalk({ walkId });
    expect(back).toMatchObject({ status: 'inprogress', awaitingReviewBy: null });
    expect(back.submissionHistory.at(-1)).toMatchObject({ fromStatus: 'review', comments: 'Add the gym.' });
    await clients.leader.walks.submitWalkForReview(submit(people.principal.id));
    await clients.principal.walks.submitReview({ walkId, isApproved: true, comments: '' });
    expect((await clients.leader.walks.getWalk({ walkId })).status).toBe('complete');
  });
});

it('deleted for good, a walk leaves what was published and takes the rest with it', async () => {
  const { clients } = place;
  const walkId = await started();
  const published = anEntryIn(walkId);
  await clients.leader.walks.putWalkEntry(published);
  await clients.leader.walks.completeWalk({ walkId });
  await clients.leader.walks.placeWalkInProgress({ walkId });
  const waiting = anEntryIn(walkId);
  await clients.leader.walks.putWalkEntry(waiting);
  const { entries } = await clients.leader.walks.getWalk({ walkId });
  expect(entries.map(({ id, isPublished }) => [id, isPublished])).toEqual(
    expect.arrayContaining([
      [published.entryId, true],
      [waiting.entryId, false],
    ]),
  );
  await expect(clients.custodian.walks.archiveWalk({ walkId })).rejects.toEqual(
    refused('walk.manageNotAllowed'),
  );
  await clients.leader.walks.archiveWalk({ walkId });
  await expect(clients.leader.walks.getWalk({ walkId })).rejects.toEqual(refused('walk.notFound'));
  expect((await clients.leader.entries.getEntry({ entryId: published.entryId })).walkId).toBe(walkId);
  await expect(clients.leader.entries.getEntry({ entryId: waiting.entryId })).rejects.toEqual(
    refused('entry.notFound'),
  );
});

it('lists walks by tab with counts, and only to those who have the tab', async () => {
  const { clients } = place;
  const mine = await clients.leader.walks.listWalks({ tab: 'mine', subTab: 'inprogress' });
  expect(mine.walks.length).toBe(Math.min(20, mine.counts.mine.inprogress ?? 0));
  expect(mine.counts.team.inprogress).toBeNull();
  await expect(clients.leader.walks.listWalks({ tab: 'team', subTab: 'inprogress' })).rejects.toEqual(
    refused('walk.listNotAllowed'),
  );
  const team = await clients.principal.walks.listWalks({ tab: 'team', subTab: 'inprogress' });
  expect(team.walks.every(({ walkType }) => walkType === 'school')).toBe(true);
  const done = await clients.coordinator.walks.listWalks({ tab: 'team', subTab: 'complete' });
  expect(done.walks.every(({ status }) => status === 'complete')).toBe(true);
  expect(done.walks[0]).toMatchObject({ leaderName: 'Lena Tester', entryCount: expect.any(Number) });
});
