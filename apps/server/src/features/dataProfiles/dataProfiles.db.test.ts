import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { optionFormMerge } from '@schooldog/domain/dataProfiles';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, aSchool } from '../../testing/people.ts';
import { walkEntries } from '../walks/schema.ts';
import { aWalkEntryOf, aWalkOf } from '../walks/testing/aWalkOf.ts';
import { optionsMergedInto, placeOf, placesOneWith } from './placeStore.ts';
import {
  archiving,
  form,
  newId,
  type ProfileFixture,
  profileFixture,
  refused,
} from './testing/profileFixture.ts';

let fixture: ProfileFixture['fixture'];
let oakHill: ProfileFixture['oakHill'];
let pineRidge: ProfileFixture['pineRidge'];
let coordinator: ProfileFixture['coordinator'];
let paul: ProfileFixture['paul'];
let principalOfOakHill: ProfileFixture['principalOfOakHill'];
let educatorOfOakHill: ProfileFixture['educatorOfOakHill'];
let aProfile: ProfileFixture['aProfile'];
let anOption: ProfileFixture['anOption'];
let archive: ProfileFixture['archive'];
let labels: ProfileFixture['labels'];
let entriesAt: ProfileFixture['entriesAt'];
let rooms: string;

beforeAll(async () => {
  ({
    fixture,
    oakHill,
    pineRidge,
    coordinator,
    paul,
    principalOfOakHill,
    educatorOfOakHill,
    aProfile,
    anOption,
    archive,
    labels,
    entriesAt,
  } = await profileFixture());
});

beforeEach(async () => {
  rooms = await aProfile();
});

it('the start page counts the open lists and places of each school that one manages', async () => {
  const { id: schoolId } = await aSchool(fixture.database, 'Counted Elementary');
  const [doors, old] = [await aProfile(schoolId, 'Doors'), await aProfile(schoolId, 'Old rooms')];
  await anOption(doors, 'Door 1');
  await anOption(doors, 'Door 2');
  await anOption(old, 'Room 1');
  await coordinator.dataProfiles.editDataProfile({ dataProfileId: old, edit: archiving });
  await aProfile(schoolId, 'Empty');
  const counts = await coordinator.dataProfiles.countDataProfiles();
  expect(counts.find((count) => count.schoolId === schoolId)).toEqual({
    schoolId,
    profiles: 2,
    locations: 2,
  });
  const own = await principalOfOakHill.dataProfiles.countDataProfiles();
  expect(own.map((count) => count.schoolId)).toEqual([oakHill.id]);
});

describe('two people who edit one location', () => {
  it('both keep names and details that they add, and are asked about a conflict', async () => {
    const optionId = newId();
    const seen = form('Room 1', ['One'], { floor: '1' });
    await coordinator.dataProfiles.createDataProfileOption({ dataProfileId: rooms, optionId, option: seen });
    const save = (client: typeof coordinator, wanted: typeof seen) =>
      client.dataProfiles.editDataProfileOption({ optionId, edit: optionFormMerge.compare(seen, wanted) });
    await save(principalOfOakHill, form('Room 1', ['One', 'Lab'], { floor: '2', wing: 'B' }));
    const merged = await save(coordinator, form('Room 1a', ['Art'], { floor: '1', seats: '30' }));
    expect(merged).toMatchObject({
      label: 'Room 1a',
      aliases: ['Lab', 'Art'],
      attributes: { floor: '2', wing: 'B', seats: '30' },
    });
    await expect(save(coordinator, form('Room 1', ['One'], { floor: '3' }))).rejects.toMatchObject({
      code: 'record.conflict',
      data: { conflicts: [{ path: ['attributes', 'floor'], present: '2', yours: '3' }] },
    });
  });
});

describe('lists', () => {
  it('renamed by two people keep the first name until the second person has chosen', async () => {
    const dataProfileId = await aProfile(oakHill.id, 'Halls');
    const rename = (client: typeof coordinator, to: string) =>
      client.dataProfiles.editDataProfile({ dataProfileId, edit: { name: { from: 'Halls', to } } });
    await rename(principalOfOakHill, 'Corridors');
    const archived = await coordinator.dataProfiles.editDataProfile({ dataProfileId, edit: archiving });
    expect(archived).toMatchObject({ name: 'Corridors', isArchived: true });
    await expect(rename(coordinator, 'Hallways')).rejects.toMatchObject({
      code: 'record.conflict',
      data: {
        present: { name: 'Corridors', isArchived: true },
        conflicts: [{ path: ['name'], present: 'Corridors', yours: 'Hallways', byName: 'Paul Tester' }],
      },
    });
  });

  it('are created, renamed and archived by those who manage them, with a history', async () => {
    const dataProfileId = newId();
    const made = await principalOfOakHill.dataProfiles.createDataProfile({
      dataProfileId,
      schoolId: oakHill.id,
      name: '  Doors ',
    });
    expect(made).toMatchObject({ id: dataProfileId, name: 'Doors', isArchived: false });
    const rename = { name: { from: 'Doors', to: 'Outer doors' } };
    await principalOfOakHill.dataProfiles.editDataProfile({ dataProfileId, edit: rename });
    const archived = await principalOfOakHill.dataProfiles.editDataProfile({
      dataProfileId,
      edit: archiving,
    });
    expect(archived).toMatchObject({ name: 'Outer doors', isArchived: true });
    const { changes } = await principalOfOakHill.dataProfiles.getDataProfileHistory({ dataProfileId });
    expect(changes.map(({ field, from, to, userName }) => [field, from, to, userName])).toEqual([
      ['isArchived', null, true, 'Paul Tester'],
      ['name', 'Doors', 'Outer doors', 'Paul Tester'],
      ['name', null, 'Doors', 'Paul Tester'],
    ]);
  });

  it('have unique names at a school; an archived one frees its name until it is restored', async () => {
    const create = (schoolId: string, name: string) =>
      coordinator.dataProfiles.createDataProfile({ dataProfileId: newId(), schoolId, name });
    const first = await create(oakHill.id, 'Gates');
    await expect(create(oakHill.id, 'GATES')).rejects.toEqual(refused('dataProfile.nameTaken'));
    await create(pineRidge.id, 'Gates');
    await coordinator.dataProfiles.editDataProfile({ dataProfileId: first.id, edit: archiving });
    const second = await create(oakHill.id, 'gates');
    const back = { dataProfileId: first.id, edit: { isArchived: { from: true, to: false } } };
    await expect(coordinator.dataProfiles.editDataProfile(back)).rejects.toEqual(
      refused('dataProfile.nameTaken'),
    );
    await expect(create(newId(), 'Gates')).rejects.toEqual(refused('school.notFound'));
    await expect(
      coordinator.dataProfiles.createDataProfile({
        dataProfileId: second.id,
        schoolId: oakHill.id,
        name: 'Other',
      }),
    ).rejects.toEqual(refused('dataProfile.idTaken'));
  });

  it('count active options, and are visible only to those who manage them there', async () => {
    await anOption(rooms, 'Room 1');
    const gone = await anOption(rooms, 'Room 2');
    await archive(gone);
    const list = await principalOfOakHill.dataProfiles.listDataProfiles({ schoolId: oakHill.id });
    expect(list.find(({ id }) => id === rooms)).toMatchObject({ options: 1 });
    const elsewhere = await aProfile(pineRidge.id);
    for (const attempt of [
      () => principalOfOakHill.dataProfiles.listDataProfiles({ schoolId: pineRidge.id }),
      () => principalOfOakHill.dataProfiles.getDataProfile({ dataProfileId: elsewhere }),
      () => educatorOfOakHill.dataProfiles.getDataProfile({ dataProfileId: rooms }),
      () => educatorOfOakHill.dataProfiles.getDataProfile({ dataProfileId: newId() }),
    ]) {
      await expect(attempt()).rejects.toEqual(refused('dataProfile.notAllowed'));
    }
    await expect(coordinator.dataProfiles.getDataProfile({ dataProfileId: newId() })).rejects.toEqual(
      refused('dataProfile.notFound'),
    );
  });
});

describe('options', () => {
  it('store aliases and attributes cleaned, and accept an edit field by field', async () => {
    const optionId = newId();
    const option = form('Gym', ['gym', 'Gymnasium', 'GYMNASIUM'], { floor: '1', wing: '' });
    const made = await coordinator.dataProfiles.createDataProfileOption({
      dataProfileId: rooms,
      optionId,
      option,
    });
    expect(made).toMatchObject(form('Gym', ['Gymnasium'], { floor: '1' }));
    const edited = await coordinator.dataProfiles.editDataProfileOption({
      optionId,
      edit: { label: { from: 'Gym', to: 'Main gym' } },
    });
    expect(edited).toMatchObject(form('Main gym', ['Gymnasium'], { floor: '1' }));
    const { changes } = await coordinator.dataProfiles.getDataProfileOptionHistory({ optionId });
    expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['label', 'Gym', 'Main gym'],
      ['attributes', null, { floor: '1' }],
      ['aliases', null, ['Gymnasium']],
      ['label', null, 'Gym'],
    ]);
  });

  it('have unique labels in a list, ignoring case and accents, even when two come at once', async () => {
    await anOption(rooms, 'Café');
    await expect(anOption(rooms, 'CAFE')).rejects.toEqual(refused('dataProfile.optionTaken'));
    const results = await Promise.allSettled([
      anOption(rooms, 'Stage'),
      anOption(rooms, 'stage'),
      anOption(rooms, 'STAGE'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await labels(rooms)).toHaveLength(2);
    const other = await anOption(rooms, 'Hall');
    await expect(
      coordinator.dataProfiles.editDataProfileOption({
        optionId: other,
        edit: { label: { from: 'Hall', to: 'cafe' } },
      }),
    ).rejects.toEqual(refused('dataProfile.optionTaken'));
  });

  it('are listed in natural order', async () => {
    for (const label of ['Room 10', 'room 2', 'Auditorium']) await anOption(rooms, label);
    expect(await labels(rooms)).toEqual(['Auditorium', 'room 2', 'Room 10']);
  });

  it('are deleted only when nothing references them, and cannot be added to an archived list', async () => {
    const [unused, used, merged] = [
      await anOption(rooms, 'A'),
      await anOption(rooms, 'B'),
      await anOption(rooms, 'C'),
    ];
    await coordinator.dataProfiles.mergeDataProfileOptions({ fromId: merged, intoId: used });
    await coordinator.dataProfiles.deleteDataProfileOption({ optionId: unused });
    const counted = await anOption(rooms, 'D');
    await entriesAt(rooms, counted, '2026-09', 3);
    for (const optionId of [used, merged, counted]) {
      await expect(coordinator.dataProfiles.deleteDataProfileOption({ optionId })).rejects.toEqual(
        refused('dataProfile.optionUsed'),
      );
    }
    await coordinator.dataProfiles.editDataProfile({ dataProfileId: rooms, edit: archiving });
    await expect(anOption(rooms, 'E')).rejects.toEqual(refused('dataProfile.archived'));
  });

  it('that were chosen in an unfinished walk are kept, until what was logged there is removed', async () => {
    const { database } = fixture;
    const reporter = { schoolId: oakHill.id, reportedByUserId: paul.id };
    const { id: walkId } = await aWalkOf(database, { schoolId: oakHill.id, leaderUserId: paul.id });
    const chosen = await anOption(rooms, 'Chosen');
    const at = { locationDataProfileId: rooms, locationDataProfileOptionId: chosen };
    const entry = await aWalkEntryOf(database, { walkId, ...reporter, ...at });
    const deletion = () => coordinator.dataProfiles.deleteDataProfileOption({ optionId: chosen });
    await expect(deletion()).rejects.toEqual(refused('dataProfile.optionUsed'));
    await database.db.update(walkEntries).set({ isDeleted: true }).where(eq(walkEntries.id, entry.id));
    await deletion();
    expect(await labels(rooms)).not.toContain('Chosen');
  });

  const aFile = async () => {
    const bytes = Buffer.from('Inspected,2026-08-01\n');
    const fileId = newId();
    await fixture.app.services.files.receive({
      id: fileId,
      name: 'Inspection.csv',
      uploadedByUserId: paul.id,
      declaredSha256: createHash('sha256').update(bytes).digest('hex'),
      body: Readable.from(bytes),
      contentLength: bytes.length,
    });
    return fileId;
  };

  it('have their own files, which follow a merge and are removed by a deletion', async () => {
    const optionId = await anOption(rooms, 'Boiler room');
    const fileId = await aFile();
    await expect(coordinator.dataProfiles.addDataProfileOptionFile({ optionId, fileId })).rejects.toEqual(
      refused('file.notFound'),
    );
    const added = await principalOfOakHill.dataProfiles.addDataProfileOptionFile({ optionId, fileId });
    expect(added).toMatchObject({ id: fileId, name: 'Inspection.csv' });

    const stays = await anOption(rooms, 'Plant room');
    await coordinator.dataProfiles.mergeDataProfileOptions({ fromId: optionId, intoId: stays });
    const shown = await coordinator.dataProfiles.getDataProfileOption({ optionId: stays });
    expect(shown.files.map(({ name }) => name)).toEqual(['Inspection.csv']);
    await coordinator.dataProfiles.deleteDataProfileOptionFile({ optionId: stays, fileId });
    expect((await coordinator.dataProfiles.getDataProfileOption({ optionId: stays })).files).toEqual([]);

    const brief = await anOption(rooms, 'Shed');
    const lost = await principalOfOakHill.dataProfiles.addDataProfileOptionFile({
      optionId: brief,
      fileId: await aFile(),
    });
    await coordinator.dataProfiles.deleteDataProfileOption({ optionId: brief });
    const left = await fixture.app.services.files.listOf(fixture.database.db, 'dataProfileOption', brief);
    expect([lost.name, left]).toEqual(['Inspection.csv', []]);
  });
});

describe('places', () => {
  it('are offered to those who work at the school: active ones, list by list', async () => {
    const school = await aSchool(fixture.database, 'Places Elementary');
    const teacher = await fixture.as(await aPerson(fixture.database, { role: 'educator', at: [school] }));
    const doors = await aProfile(school.id, 'Doors');
    const old = await aProfile(school.id, 'Old list');
    await anOption(doors, 'Door 2');
    const into = await anOption(doors, 'Door 1');
    const front = await anOption(doors, 'Front door');
    const older = await anOption(old, 'Main door');
    await coordinator.dataProfiles.mergeDataProfileOptions({ fromId: older, intoId: front });
    await coordinator.dataProfiles.mergeDataProfileOptions({ fromId: front, intoId: into });
    const archived = await anOption(doors, 'Door 3');
    await archive(archived);
    await anOption(old, 'Shed');
    await coordinator.dataProfiles.editDataProfile({ dataProfileId: old, edit: archiving });
    const places = await teacher.dataProfiles.listPlaces({ schoolId: school.id });
    expect(places.map(({ profileName, label, aliases }) => [profileName, label, aliases])).toEqual([
      ['Doors', 'Door 1', ['Front door', 'Main door']],
      ['Doors', 'Door 2', []],
    ]);
    expect(places.map(({ mergedIds }) => mergedIds?.toSorted())).toEqual([
      [front, older].toSorted(),
      undefined,
    ]);
    await expect(teacher.dataProfiles.listPlaces({ schoolId: oakHill.id })).rejects.toEqual(
      refused('dataProfile.notAllowed'),
    );
  });

  it('are identified by list and school, and named after the remaining one', async () => {
    const { db } = fixture.database;
    const [from, into] = [await anOption(rooms, 'Rm 1'), await anOption(rooms, 'Room 1')];
    await coordinator.dataProfiles.mergeDataProfileOptions({ fromId: from, intoId: into });
    const ids = { schoolId: oakHill.id, dataProfileId: rooms, optionId: from };
    expect(await placeOf(db, ids)).toEqual({ label: 'Room 1' });
    expect(await placeOf(db, { ...ids, schoolId: pineRidge.id })).toBeNull();
    expect(await placeOf(db, { ...ids, dataProfileId: await aProfile() })).toBeNull();
    expect(await placeOf(db, { ...ids, optionId: newId() })).toBeNull();
    expect((await optionsMergedInto(db, into)).toSorted()).toEqual([from, into].toSorted());
    expect(await optionsMergedInto(db, from)).toEqual([from]);
    for (const either of [from, into])
      expect((await placesOneWith(db, either)).map(({ id }) => id)).toEqual([into, from]);
    expect(await placesOneWith(db, newId())).toEqual([]);
  });
});
