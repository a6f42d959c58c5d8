// A school goes: deleted while nothing refers to it, archived otherwise. Nothing new begins at an archived one.
import { emptySchoolForm } from '@schooldog/domain/schools';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFileOf } from '../../testing/files.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { aPlace } from '../../testing/places.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { anEntry, type EntriesFixture, entriesFixture, newId, refused } from '../entries/testing/fixture.ts';
import { entries } from '../entries/schema.ts';
import { anAssessmentOf } from '../assessments/testing/anAssessmentOf.ts';
import { aDrillOf } from '../drills/testing/aDrillOf.ts';
import { aWalkOf } from '../walks/testing/aWalkOf.ts';
import { schools } from './schema.ts';

let now = new Date('2026-10-15T16:00:00Z');
let place: EntriesFixture;

beforeAll(async () => {
  place = await entriesFixture(() => now);
});

const newSchool = async (name = 'Elm Street Elementary') => {
  const schoolId = newId();
  await place.clients.coordinator.schools.createSchool({
    schoolId,
    schoolData: { ...emptySchoolForm, name },
  });
  return schoolId;
};
const isThere = async (schoolId: string) =>
  (await place.clients.coordinator.schools.listSchoolNames()).some(({ id }) => id === schoolId);

describe('deleting', () => {
  it('a school made by mistake is deleted permanently', async () => {
    const schoolId = await newSchool();
    expect(await place.clients.coordinator.schools.getSchoolUses({ schoolId })).toEqual({ uses: [] });
    await place.clients.coordinator.schools.deleteSchool({ schoolId });
    expect(await isThere(schoolId)).toBe(false);
    await expect(place.clients.coordinator.schools.getSchool({ schoolId })).rejects.toEqual(
      refused('school.notFound'),
    );
  });

  it('a school stays while anything refers to it, and says what', async () => {
    const { fixture, people, clients } = place;
    const { database } = fixture;
    const schoolId = await newSchool('Maple Middle');
    const reportedByUserId = people.coordinator.id;
    await clients.coordinator.entries.logEntry(anEntry({ schoolId, timestamp: now.toISOString() }));
    await anAlertOf(database, {
      schoolId,
      createdByUserId: reportedByUserId,
      recipientIds: [reportedByUserId],
    });
    await aWalkOf(database, { schoolId, leaderUserId: reportedByUserId });
    await anAssessmentOf(database, { schoolId, createdByUserId: reportedByUserId });
    await aDrillOf(database, { schoolId, recordedByUserId: reportedByUserId });
    await aPlace(database, schoolId);
    await aPerson(database, { role: 'principal', at: [{ id: schoolId, name: '' }] });
    await aFileOf(database, { uploadedByUserId: reportedByUserId, ownerType: 'school', ownerId: schoolId });
    const grouping = { id: newId(), name: 'North', schoolIds: [schoolId] };
    await clients.coordinator.settings.saveSchoolGroupings({
      edit: { schoolGroupings: { added: [grouping], removed: [], changed: [] } },
    });
    expect((await clients.coordinator.schools.getSchoolUses({ schoolId })).uses).toEqual(
      [
        'entries',
        'walks',
        'assessments',
        'drills',
        'alerts',
        'locationLists',
        'people',
        'groupings',
        'files',
      ].map((kind) => ({
        kind,
        count: 1,
      })),
    );
    await expect(clients.coordinator.schools.deleteSchool({ schoolId })).rejects.toEqual(
      refused('school.inUse'),
    );
    expect(await isThere(schoolId)).toBe(true);
  });

  it('a deletion and a new entry at once: one of them wins, and no entry is left without its school', async () => {
    const { clients, fixture } = place;
    for (let round = 0; round < 5; round += 1) {
      const schoolId = await newSchool(`Round ${round}`);
      const outcomes = await Promise.allSettled([
        clients.coordinator.schools.deleteSchool({ schoolId }),
        clients.coordinator.entries.logEntry(anEntry({ schoolId, timestamp: now.toISOString() })),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const left = await fixture.database.db.select().from(entries).where(eq(entries.schoolId, schoolId));
      expect(await isThere(schoolId)).toBe(left.length === 1);
    }
  });
});

describe('archiving', () => {
  it('is told in the history, hides the school from goals, and can be undone', async () => {
    const { clients } = place;
    const schoolId = await newSchool('Old Mill Elementary');
    const archived = await clients.coordinator.schools.archiveSchool({ schoolId });
    expect(archived.timeArchived).toBe(now.toISOString());
    const named = await clients.coordinator.schools.listSchoolNames();
    expect(named.find(({ id }) => id === schoolId)).toEqual({
      id: schoolId,
      name: 'Old Mill Elementary',
      isArchived: true,
    });
    const { schools: counted } = await clients.coordinator.insights.getCycle();
    expect(counted.map((one) => one.schoolId)).not.toContain(schoolId);
    await expect(clients.coordinator.schools.archiveSchool({ schoolId })).rejects.toEqual(
      refused('school.archived'),
    );

    const restored = await clients.coordinator.schools.restoreSchool({ schoolId });
    expect(restored.timeArchived).toBeNull();
    await expect(clients.coordinator.schools.restoreSchool({ schoolId })).rejects.toEqual(
      refused('school.notArchived'),
    );
    const { changes } = await clients.coordinator.schools.getSchoolHistory({ schoolId });
    expect(changes.filter(({ field }) => field === 'timeArchived').map(({ from, to }) => [from, to])).toEqual(
      [
        [now.toISOString(), null],
        [null, now.toISOString()],
      ],
    );
  });

  it('nothing new begins there, and what is there stays readable', async () => {
    const { clients, fixture, people } = place;
    const schoolId = await newSchool('Birch High');
    const coordinator = clients.coordinator;
    const entry = anEntry({ schoolId, timestamp: now.toISOString() });
    await coordinator.entries.logEntry(entry);
    const profile = { dataProfileId: newId(), schoolId, name: 'Rooms' };
    await coordinator.dataProfiles.createDataProfile(profile);
    now = new Date(now.getTime() + 60_000);
    await coordinator.schools.archiveSchool({ schoolId });
    now = new Date(now.getTime() + 60_000);

    const archived = refused('school.archived');
    const timestamp = now.toISOString();
    await expect(coordinator.entries.logEntry(anEntry({ schoolId, timestamp }))).rejects.toEqual(archived);
    const alert = { id: newId(), userIds: [people.principal.id], message: 'Look' };
    await expect(
      coordinator.entries.editEntry({ entryId: entry.entryId, edit: {}, safetyAlert: alert }),
    ).rejects.toEqual(archived);
    await expect(
      coordinator.dataProfiles.createDataProfile({ ...profile, dataProfileId: newId(), name: 'Doors' }),
    ).rejects.toEqual(archived);
    const option = { label: 'Room 1', aliases: [], attributes: {} };
    const { dataProfileId } = profile;
    await expect(
      coordinator.dataProfiles.createDataProfileOption({ dataProfileId, optionId: newId(), option }),
    ).rejects.toEqual(archived);
    await expect(
      coordinator.dataProfiles.importDataProfileOptions({ dataProfileId, rows: [option] }),
    ).rejects.toEqual(archived);
    await expect(
      coordinator.schools.schoolFormSubmit({ schoolId, edit: { principalName: { from: '', to: 'Ann' } } }),
    ).rejects.toEqual(archived);
    const grouping = { id: newId(), name: 'South', schoolIds: [schoolId] };
    await expect(
      coordinator.settings.saveSchoolGroupings({
        edit: { schoolGroupings: { added: [grouping], removed: [], changed: [] } },
      }),
    ).rejects.toEqual(archived);
    const teacher = await aPerson(fixture.database, { role: 'educator', at: [place.oakHill] });
    await expect(
      coordinator.users.editUser({
        userId: teacher.id,
        edit: { roleSchoolIds: { added: [schoolId], removed: [] } },
      }),
    ).rejects.toEqual(archived);

    expect((await coordinator.entries.getEntry({ entryId: entry.entryId })).schoolId).toBe(schoolId);
    expect((await coordinator.schools.getSchool({ schoolId })).name).toBe('Birch High');
  });

  it('work that was done before it was archived is kept when it arrives later', async () => {
    const { clients } = place;
    const schoolId = await newSchool('Cedar Elementary');
    const timestamp = now.toISOString();
    now = new Date(now.getTime() + 60_000);
    await clients.coordinator.schools.archiveSchool({ schoolId });
    now = new Date(now.getTime() + 3_600_000);
    const logged = await clients.coordinator.entries.logEntry(anEntry({ schoolId, timestamp }));
    expect(logged.timestamp).toBe(timestamp);
  });

  it('an archiving that is under way is waited for', async () => {
    const { clients, fixture } = place;
    const { id: schoolId } = await aSchool(fixture.database, 'Dogwood Elementary');
    const logged = await fixture.database.inTransaction(async (tx) => {
      await tx.select().from(schools).where(eq(schools.id, schoolId)).for('update');
      await tx
        .update(schools)
        .set({ timeArchived: new Date(0) })
        .where(eq(schools.id, schoolId));
      // Begun before the archiving is committed.
      return {
        outcome: clients.coordinator.entries
          .logEntry(anEntry({ schoolId, timestamp: now.toISOString() }))
          .catch((error: unknown) => error),
      };
    });
    expect(await logged.outcome).toEqual(refused('school.archived'));
  });
});
