// What becomes of a walk over days: started in a basement, led by others, reviewed by no one, at a school that closes.
import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../platform/messages/schema.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { newId, refused } from '../entries/testing/fixture.ts';
import { schools } from '../schools/schema.ts';
import { autoComplete } from './jobs.ts';
import { aWalk, anEntryIn, runJob, type WalksFixture, walksFixture } from './testing/fixture.ts';

const morning = '2026-10-05T15:30:00.000Z';
const time = { now: morning };
let place: WalksFixture;

beforeAll(async () => {
  place = await walksFixture(() => new Date(time.now));
});
beforeEach(() => {
  time.now = morning;
});

async function started(): Promise<string> {
  const { clients, people, oakHill } = place;
  const walk = aWalk({ schoolId: oakHill.id, collaborators: [people.custodian.id] });
  await clients.leader.walks.startWalk(walk);
  await clients.leader.walks.putWalkEntry(anEntryIn(walk.walkId));
  return walk.walkId;
}

async function inReview(walkId: string): Promise<void> {
  const { clients, people } = place;
  const reviewerUserId = people.principal.id;
  await clients.leader.walks.submitWalkForReview({ walkId, reviewerUserId, acceptsNoEntries: false });
}

const walkOf = (walkId: string) => place.clients.principal.walks.getWalk({ walkId });

describe('a walk that was started without a signal', () => {
  it('began when its leader started it, not when it arrived', async () => {
    const { clients, oakHill } = place;
    const walk = aWalk({ schoolId: oakHill.id, timestamp: '2026-10-05T11:00:00.000Z' });
    expect(await clients.leader.walks.startWalk(walk)).toMatchObject({ timeCreated: walk.timestamp });
    const ahead = aWalk({ schoolId: oakHill.id, timestamp: '2027-01-01T00:00:00.000Z' });
    expect(await clients.leader.walks.startWalk(ahead)).toMatchObject({ timeCreated: morning });
  });

  it('is accepted at a school that was archived since, and rejected where it was archived before', async () => {
    const { fixture } = place;
    const closed = await aSchool(fixture.database, 'Closed Middle');
    const leader = await fixture.as(
      await aPerson(fixture.database, { role: 'sro', at: [closed], firstName: 'Cleo' }),
    );
    const timeArchived = new Date('2026-10-05T12:00:00.000Z');
    await fixture.database.db
      .update(schools)
      .set({ timeArchived })
      .where(like(schools.name, 'Closed Middle'));
    const startAt = (timestamp: string) => leader.walks.startWalk(aWalk({ schoolId: closed.id, timestamp }));
    expect((await startAt('2026-10-05T11:59:00.000Z')).status).toBe('inprogress');
    await expect(startAt('2026-10-05T12:01:00.000Z')).rejects.toEqual(refused('school.archived'));
  });
});

describe('a review that no one decides', () => {
  it('completes after 72 hours in the name of the leader, once, and tells those who were there', async () => {
    const { fixture } = place;
    const walkId = await started();
    await inReview(walkId);
    const { rows } = await fixture.database.db.execute<{ hours: number }>(sql`
      select extract(epoch from start_after - created_on)::float / 3600 as hours
      from jobs.job where name = ${autoComplete.name} and data->>'walkId' = ${walkId}`);
    expect(rows.map(({ hours }) => Math.round(hours))).toEqual([72]);
    time.now = '2026-10-08T15:30:00.000Z';
    const due = { walkId, timeSubmitted: morning };
    await runJob(place, autoComplete, due);
    await runJob(place, autoComplete, due);
    const { status, submissionHistory, entries } = await walkOf(walkId);
    expect(status).toBe('complete');
    expect(entries.every(({ isPublished }) => isPublished)).toBe(true);
    expect(submissionHistory.map(({ toStatus, userId }) => [toStatus, userId === null])).toEqual([
      ['review', false],
      ['complete', true],
    ]);
    const mails = await fixture.database.db
      .select()
      .from(messages)
      .where(like(messages.text, `%/walks/walk/${walkId}/complete%`));
    const { leader, custodian } = place.people;
    expect(new Set(mails.map(({ userId }) => userId))).toEqual(new Set([leader.id, custodian.id]));
    expect(mails).toHaveLength(2);
  });

  it('does not complete before, however early the job starts, and then still at the end', async () => {
    const { fixture } = place;
    const walkId = await started();
    await inReview(walkId);
    time.now = '2026-10-08T14:30:00.000Z';
    await runJob(place, autoComplete, { walkId, timeSubmitted: morning });
    expect((await walkOf(walkId)).status).toBe('review');
    const { rows } = await fixture.database.db.execute<{ hours: number }>(sql`
      select extract(epoch from start_after - created_on)::float / 3600 as hours
      from jobs.job where name = ${autoComplete.name} and data->>'walkId' = ${walkId} order by 1`);
    expect(rows.map(({ hours }) => Math.round(hours))).toEqual([1, 72]);
  });

  it('leaves a walk alone that was decided and submitted again, or is archived', async () => {
    const { clients } = place;
    const walkId = await started();
    await inReview(walkId);
    await clients.principal.walks.submitReview({ walkId, isApproved: false, comments: 'Add the gym.' });
    time.now = '2026-10-06T15:30:00.000Z';
    await inReview(walkId);
    await runJob(place, autoComplete, { walkId, timeSubmitted: morning });
    expect((await walkOf(walkId)).status).toBe('review');
    await clients.leader.walks.setWalkArchived({ walkId, isArchived: true });
    await runJob(place, autoComplete, { walkId, timeSubmitted: '2026-10-06T15:30:00.000Z' });
    expect((await walkOf(walkId)).status).toBe('review');
    // Its time ended while it was archived, so it completes as soon as it is not.
    time.now = '2026-10-20T15:30:00.000Z';
    await clients.leader.walks.setWalkArchived({ walkId, isArchived: false });
    await expect.poll(async () => (await walkOf(walkId)).status).toBe('complete');
  });
});

it('a change of leader changes the type and who manages access, and cannot be undone by the old one', async () => {
  const { clients, people } = place;
  const walkId = await started();
  await clients.leader.walks.addWalkCollaborators({ walkId, userIds: [people.coordinator.id] });
  const changed = await clients.leader.walks.changeWalkLeader({
    walkId,
    leaderUserId: people.coordinator.id,
  });
  expect(changed).toMatchObject({ leaderUserId: people.coordinator.id, walkType: 'district' });
  expect(changed.collaborators).toEqual([people.custodian.id, people.leader.id]);
  await expect(
    clients.leader.walks.changeWalkLeader({ walkId, leaderUserId: people.leader.id }),
  ).rejects.toEqual(refused('walk.accessNotAllowed'));
  const { entries, submissionNames } = await clients.coordinator.walks.getWalk({ walkId });
  expect(entries.map(({ walkType }) => walkType)).toEqual(['school']);
  // The history still says who started it.
  expect(submissionNames).toEqual([{ userId: people.leader.id, name: 'Lena Tester' }]);
});

it('a person who was disabled in the meantime sends nothing more, is told nothing, and what they logged stays', async () => {
  const { clients, people, oakHill, fixture } = place;
  const helper = await aPerson(fixture.database, { role: 'custodial', at: [oakHill], firstName: 'Hal' });
  const client = await fixture.as(helper);
  const walk = aWalk({ schoolId: oakHill.id, collaborators: [helper.id, people.custodian.id] });
  const { walkId } = walk;
  await clients.leader.walks.startWalk(walk);
  await client.walks.putWalkEntry(anEntryIn(walkId));
  const admin = await fixture.as(await aPerson(fixture.database, { role: 'schooldog_master_admin' }));
  await admin.users.toggleDisabledUser({ userId: helper.id, disabled: true });
  await expect(client.walks.putWalkEntry(anEntryIn(walkId))).rejects.toBeDefined();
  await expect(clients.leader.walks.changeWalkLeader({ walkId, leaderUserId: helper.id })).rejects.toEqual(
    refused('walk.collaboratorNotAllowed'),
  );
  await inReview(walkId);
  const asked = { walkId, isApproved: false, comments: 'Look again.' };
  const { submissionHistory } = await clients.principal.walks.submitReview(asked);
  const [leader, custodian] = [people.leader.email, people.custodian.email];
  expect(submissionHistory.at(-1)?.notifiedEmails.toSorted()).toEqual([leader, custodian].toSorted());
  await clients.leader.walks.completeWalk({ walkId });
  const { entries } = await clients.principal.entries.listEntries({ userIds: [helper.id] });
  expect(entries).toHaveLength(1);
});

it('a leader cannot be changed while the walk is in review', async () => {
  const { clients, people } = place;
  const walkId = await started();
  await inReview(walkId);
  const change = { walkId, leaderUserId: people.custodian.id };
  await expect(clients.leader.walks.changeWalkLeader(change)).rejects.toEqual(refused('walk.notInProgress'));
  await clients.principal.walks.submitReview({ walkId, isApproved: false, comments: 'Again.' });
  expect(await clients.leader.walks.changeWalkLeader(change)).toMatchObject({ awaitingReviewBy: null });
  await expect(inReview(walkId)).rejects.toEqual(refused('walk.submitNotAllowed'));
});

it('what two people say of the day is kept: the later choice counts, and a text is asked about', async () => {
  const { clients } = place;
  const walkId = await started();
  const set = (
    client: typeof clients.leader,
    edit: Parameters<typeof client.walks.setWalkContext>[0]['edit'],
  ) => client.walks.setWalkContext({ walkId, edit });
  await set(clients.leader, { weatherPrecipitation: { from: null, to: 'sunny' } });
  await set(clients.custodian, { weatherPrecipitation: { from: null, to: 'cloudy' } });
  await set(clients.leader, { additionalNotes: { from: '', to: 'All doors checked.' } });
  await expect(
    set(clients.custodian, { additionalNotes: { from: '', to: 'Gym is closed.' } }),
  ).rejects.toMatchObject({
    code: 'record.conflict',
    data: { conflicts: [{ path: ['additionalNotes'], present: 'All doors checked.' }] },
  });
  expect((await walkOf(walkId)).context).toMatchObject({
    weatherPrecipitation: 'cloudy',
    additionalNotes: 'All doors checked.',
  });
});

it('holds at most 10 collaborators, all of whom can log there', async () => {
  const { clients, fixture, oakHill, people } = place;
  const walkId = await started();
  const more = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      aPerson(fixture.database, { role: 'custodial', at: [oakHill], firstName: `Extra${at}` }),
    ),
  );
  const userIds = more.map(({ id }) => id);
  await expect(clients.leader.walks.addWalkCollaborators({ walkId, userIds })).rejects.toEqual(
    refused('walk.tooManyCollaborators'),
  );
  await clients.leader.walks.addWalkCollaborators({ walkId, userIds: userIds.slice(0, 9) });
  expect((await walkOf(walkId)).collaborators).toHaveLength(10);
  await clients.leader.walks.removeWalkCollaborator({ walkId, userId: people.custodian.id });
  await expect(clients.custodian.walks.putWalkEntry(anEntryIn(walkId, { comment: newId() }))).rejects.toEqual(
    refused('walk.notFound'),
  );
});

it('somebody who is removed and added again is invited once in ten minutes', async () => {
  const { clients, fixture, people } = place;
  const userId = people.custodian.id;
  const walkId = await started();
  const invitations = () =>
    fixture.database.db.$count(messages, eq(messages.about, `walkInvitation:${walkId}`));
  const addAgain = async () => {
    await clients.leader.walks.removeWalkCollaborator({ walkId, userId });
    await clients.leader.walks.addWalkCollaborators({ walkId, userIds: [userId] });
  };
  for (let round = 0; round < 3; round += 1) await addAgain();
  expect(await invitations()).toBe(1);
  expect((await walkOf(walkId)).collaborators).toEqual([userId]);
  await expect(
    clients.leader.walks.sendCollaboratorEmail({ walkId, newCollaboratorUserId: userId }),
  ).rejects.toEqual(refused('walk.invitedRecently'));
  time.now = '2026-10-05T15:41:00.000Z';
  await addAgain();
  expect(await invitations()).toBe(2);
});
