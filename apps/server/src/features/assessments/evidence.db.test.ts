// Which entries count, for whom, and who sees them.
import { atSchools } from '@schooldog/domain/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, aSchool, type TestPerson } from '../../testing/people.ts';
import { anEntry, newId, refused } from '../entries/testing/fixture.ts';
import { anEntryIn, aWalk } from '../walks/testing/fixture.ts';
import { idOf } from './testing/anAssessmentOf.ts';
import { type AssessmentsFixture, assessmentsFixture, begun, choosing } from './testing/fixture.ts';

const time = { now: '2026-10-05T15:30:00.000Z' };
const doors = idOf('doors');
let place: AssessmentsFixture;

beforeAll(async () => {
  place = await assessmentsFixture(() => new Date(time.now));
});

type Name = 'principal' | 'coordinator' | 'leader' | 'custodian';
type Facts = Readonly<{
  observationType?: 'praise' | 'concern' | 'other';
  quantity?: number;
  manualTags?: string[];
  timestamp?: string;
  schoolId?: string;
  assessmentId?: string;
}>;

/** One about a door, seen a minute ago. */
async function logged(name: Name, facts: Facts = {}): Promise<string> {
  const {
    timestamp = '2026-10-05T15:29:00.000Z',
    schoolId = place.oakHill.id,
    assessmentId,
    ...form
  } = facts;
  const entry = anEntry({
    schoolId,
    timestamp,
    ...(assessmentId === undefined ? {} : { assessmentId }),
    entry: { observationType: 'praise', manualTags: ['DOORS'], ...form },
  });
  await place.clients[name].entries.logEntry(entry);
  return entry.entryId;
}

async function evidenceOf(assessmentId: string) {
  const { evidence } = await place.clients.coordinator.assessments.getAssessment({ assessmentId });
  return evidence.find(({ questionId }) => questionId === doors);
}

/** Everything that was logged so far counts for a new assessment, so each test begins at a school of its own. */
async function elsewhere() {
  const { database } = place.fixture;
  const school = await aSchool(database, `School ${newId()}`);
  const at = [school];
  const principal = await aPerson(database, { role: 'principal', at });
  const officer = await aPerson(database, { role: 'sro', at });
  const seesOnlyOwn = await aPerson(database, {
    role: 'sro',
    at,
    permissions: {
      'log entries': atSchools([school.id]),
      'submit assessments': atSchools([school.id]),
      'view assessments': atSchools([school.id]),
    },
  });
  return { school, principal, officer, seesOnlyOwn };
}

async function beginAt(person: TestPerson, schoolId: string): Promise<string> {
  const assessmentId = newId();
  const input = { assessmentId, rubricId: place.rubricId, schoolId, createdByUserId: person.id };
  await (await place.fixture.as(person)).assessments.createAssessment(input);
  return assessmentId;
}

describe('on its own', () => {
  it('entries of the school count by tag and quantity, from 30 days before it was begun', async () => {
    const { school, principal } = await elsewhere();
    const { id: schoolId } = school;
    await logged('coordinator', { schoolId, quantity: 3, timestamp: '2026-09-06T00:00:00.000Z' });
    await logged('coordinator', { schoolId, timestamp: '2026-09-05T00:00:00.000Z' });
    await logged('coordinator', { schoolId, manualTags: ['windows'] });
    await logged('coordinator');
    const assessmentId = await beginAt(principal, schoolId);
    expect(await evidenceOf(assessmentId)).toEqual({
      questionId: doors,
      praises: 3,
      concerns: 0,
      entries: 1,
    });
    await logged('coordinator', { schoolId, observationType: 'concern', quantity: 2 });
    const last = await logged('coordinator', { schoolId, observationType: 'other' });
    expect(await evidenceOf(assessmentId)).toMatchObject({ praises: 3, concerns: 2, entries: 3 });
    await place.clients.coordinator.entries.deleteEntry({ entryId: last });
    expect(await evidenceOf(assessmentId)).toMatchObject({ entries: 2 });
  });

  it('only what the person who began it may see counts, and nothing once they are disabled', async () => {
    const { school, officer, seesOnlyOwn } = await elsewhere();
    const { id: schoolId } = school;
    await logged('coordinator', { schoolId });
    const whole = await beginAt(officer, schoolId);
    const own = await beginAt(seesOnlyOwn, schoolId);
    expect([await evidenceOf(whole), await evidenceOf(own)]).toMatchObject([{ praises: 1 }, { praises: 0 }]);
    const entry = anEntry({
      schoolId,
      timestamp: '2026-10-05T15:29:00.000Z',
      entry: { observationType: 'concern', manualTags: ['doors'] },
    });
    await (await place.fixture.as(seesOnlyOwn)).entries.logEntry(entry);
    expect(await evidenceOf(own)).toMatchObject({ praises: 0, concerns: 1, entries: 1 });
    const admin = await aPerson(place.fixture.database, { role: 'schooldog_master_admin' });
    const users = (await place.fixture.as(admin)).users;
    await users.toggleDisabledUser({ userId: officer.id, disabled: true });
    expect(await evidenceOf(whole)).toMatchObject({ praises: 0, concerns: 0, entries: 0 });
  });

  it('a viewer is shown what they may see, and the rest is counted', async () => {
    const { school, principal, seesOnlyOwn } = await elsewhere();
    const { id: schoolId } = school;
    const entryId = await logged('coordinator', { schoolId });
    const assessmentId = await beginAt(principal, schoolId);
    const asked = { assessmentId, questionId: doors };
    const shown = await (await place.fixture.as(principal)).assessments.listLinkedEntries(asked);
    expect([shown.entries.map(({ id }) => id), shown.hidden]).toEqual([[entryId], 0]);
    const limited = await (await place.fixture.as(seesOnlyOwn)).assessments.listLinkedEntries(asked);
    expect(limited).toEqual({ entries: [], hidden: 1 });
  });

  it('what counted at submission stays, whatever becomes of the entries', async () => {
    const { school, principal } = await elsewhere();
    const { id: schoolId } = school;
    const entryId = await logged('coordinator', { schoolId });
    const assessmentId = await beginAt(principal, schoolId);
    const client = await place.fixture.as(principal);
    await client.assessments.saveAssessment({ assessmentId, edit: choosing('drills', 'Good') });
    await client.assessments.submitAssessment({ assessmentId });
    await place.clients.coordinator.entries.deleteEntry({ entryId });
    await logged('coordinator', { schoolId, observationType: 'concern' });
    expect(await evidenceOf(assessmentId)).toEqual({
      questionId: doors,
      praises: 1,
      concerns: 0,
      entries: 1,
    });
    const linked = await client.assessments.listLinkedEntries({ assessmentId, questionId: doors });
    expect(linked).toEqual({ entries: [], hidden: 1 });
    expect(await client.assessments.getAssessment({ assessmentId })).toMatchObject({ score: 100 });
  });
});

describe('an entry logged from an assessment', () => {
  it('names it, and counts for it', async () => {
    const assessmentId = await begun(place, 'principal');
    const before = (await evidenceOf(assessmentId))?.praises ?? 0;
    const entryId = await logged('principal', { assessmentId });
    expect(await place.clients.principal.entries.getEntry({ entryId })).toMatchObject({ assessmentId });
    expect(await evidenceOf(assessmentId)).toMatchObject({ praises: before + 1 });
  });

  it('counts by its tags, whatever the clock of the phone said', async () => {
    const assessmentId = await begun(place, 'principal');
    const { praises = 0 } = (await evidenceOf(assessmentId)) ?? {};
    const timestamp = '2026-01-05T15:29:00.000Z';
    await logged('principal', { timestamp });
    await logged('principal', { timestamp, assessmentId, quantity: 2 });
    await logged('principal', { timestamp, assessmentId, manualTags: ['windows'] });
    expect(await evidenceOf(assessmentId)).toMatchObject({ praises: praises + 2 });
  });

  it('needs the right to answer it, its school, and that it is open', async () => {
    const { school } = await elsewhere();
    const assessmentId = await begun(place, 'principal');
    await expect(logged('custodian', { assessmentId })).rejects.toEqual(refused('assessment.notFound'));
    await expect(logged('leader', { assessmentId })).rejects.toEqual(refused('assessment.answerNotAllowed'));
    const foreign = logged('coordinator', { assessmentId, schoolId: school.id });
    await expect(foreign).rejects.toEqual(refused('assessment.otherSchool'));
    const { assessments } = place.clients.principal;
    await assessments.saveAssessment({ assessmentId, edit: { skip: { from: false, to: true } } });
    await assessments.submitAssessment({ assessmentId });
    await expect(logged('principal', { assessmentId })).rejects.toEqual(refused('assessment.submitted'));
  });
});

describe('in a walk', () => {
  it('the entries of the walk count, and people outside it are shown none', async () => {
    const { clients, people, oakHill } = place;
    const walk = aWalk({ schoolId: oakHill.id, collaborators: [people.custodian.id] });
    await clients.leader.walks.startWalk(walk);
    const entry = anEntryIn(walk.walkId);
    const put = { ...entry, entry: { ...entry.entry, manualTags: ['doors'], quantity: 2 } };
    await clients.custodian.walks.putWalkEntry(put);
    const assessmentId = await begun(place, 'leader', walk.walkId);
    expect(await evidenceOf(assessmentId)).toEqual({
      questionId: doors,
      praises: 0,
      concerns: 2,
      entries: 1,
    });
    const asked = { assessmentId, questionId: doors };
    const inside = await clients.custodian.assessments.listLinkedEntries(asked);
    expect(inside).toMatchObject({
      entries: [{ id: entry.entryId, reportedByName: 'Cora Tester' }],
      hidden: 0,
    });
    const viewer = await aPerson(place.fixture.database, { role: 'sro', at: [oakHill] });
    const outside = await (await place.fixture.as(viewer)).assessments.listLinkedEntries(asked);
    expect(outside).toEqual({ entries: [], hidden: 1 });
    await clients.custodian.walks.removeWalkEntry({ walkId: walk.walkId, entryId: entry.entryId });
    expect(await evidenceOf(assessmentId)).toMatchObject({ concerns: 0, entries: 0 });
  });
});
