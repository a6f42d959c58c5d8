import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { groupingsMerge, organizationMerge } from '@schooldog/domain/settings';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aFileOf } from '../../testing/files.ts';
import { aPerson, aSchool, someStaff, type TestSchool } from '../../testing/people.ts';
import { settings } from './index.ts';
import { outboxChecks } from './schema.ts';

const newId = () => makeId(randomBytes);
const refused = (code: string): unknown => expect.objectContaining({ code });

let fixture: TestApp;
let oakHill: TestSchool;
let staff: TestClient;
let coordinator: TestClient;
let educator: TestClient;

beforeAll(async () => {
  fixture = await testApp();
  // A change of the time zone enqueues a job.
  await fixture.app.start();
  oakHill = await aSchool(fixture.database);
  staff = await fixture.as(await someStaff(fixture.database));
  coordinator = await fixture.as(await aPerson(fixture.database, { role: 'district_safety_coordinator' }));
  educator = await fixture.as(await aPerson(fixture.database, { role: 'educator', at: [oakHill] }));
});

describe('app settings', () => {
  it('change one by one and leave the others unchanged', async () => {
    await staff.settings.saveAppSettings({ enableEops: false });
    await staff.settings.saveAppSettings({ hasLegacyTasks: true });
    expect(await fixture.nobody.settings.getAppSettings()).toMatchObject({
      enableEops: false,
      hasLegacyTasks: true,
      enableWorkOrders: true,
    });
    await staff.settings.saveAppSettings({ enableEops: true });
    const { rows } = await fixture.database.pool.query<{ value: object }>(
      "select value from settings where name = 'app'",
    );
    expect(rows[0]?.value, "the version is the running server's").not.toHaveProperty('version');
  });

  it('block all but provider staff during maintenance, from the next request on', async () => {
    await staff.settings.saveAppSettings({ maintenanceMode: true });
    await expect(educator.schools.listSchoolNames()).rejects.toMatchObject({
      code: 'app.maintenance',
      status: 503,
    });
    expect((await educator.users.getSession()).app.maintenanceMode).toBe(true);
    expect(await staff.schools.listSchoolNames()).toHaveLength(1);
    await staff.settings.saveAppSettings({ maintenanceMode: false });
    expect(await educator.schools.listSchoolNames()).toHaveLength(1);
  });
});

describe('the organization', () => {
  it('keeps groupings of known schools only, and records who changed them', async () => {
    const grouping = { id: newId(), name: 'North', schoolIds: [oakHill.id] };
    const add = (added: typeof grouping) =>
      coordinator.settings.saveSchoolGroupings({
        edit: { schoolGroupings: { added: [added], removed: [], changed: [] } },
      });
    expect((await add(grouping)).schoolGroupings).toEqual([grouping]);
    const unknown = { ...grouping, id: newId(), schoolIds: [newId()] };
    await expect(add(unknown)).rejects.toEqual(refused('settings.unknownSchool'));
    const [change] = (await coordinator.settings.getOrganizationHistory({})).changes;
    expect(change).toMatchObject({ field: 'schoolGroupings', from: [], to: [grouping] });
  });

  it('keeps the groupings of two people who save, and asks before removing one that was changed', async () => {
    const pine = await aSchool(fixture.database, 'Pine Ridge Elementary');
    const seen = (await coordinator.settings.getOrganization()).schoolGroupings;
    const [north] = seen;
    if (north === undefined) throw new Error('there is one');
    const save = (schoolGroupings: typeof seen) =>
      coordinator.settings.saveSchoolGroupings({
        edit: groupingsMerge.compare({ schoolGroupings: seen }, { schoolGroupings }),
      });
    const south = { id: newId(), name: 'South', schoolIds: [pine.id] };
    const larger = { ...north, schoolIds: [...north.schoolIds, pine.id] };
    await save([larger]);
    expect((await save([north, south])).schoolGroupings).toEqual([larger, south]);
    await expect(save([])).rejects.toMatchObject({
      code: 'record.conflict',
      data: { conflicts: [{ path: ['schoolGroupings', north.id], present: larger, yours: null }] },
    });
  });

  it('accepts only a time zone that exists', async () => {
    const { timeZone: from } = await coordinator.settings.getOrganization();
    const save = (to: string) => coordinator.settings.saveOrganization({ edit: { timeZone: { from, to } } });
    await expect(save('Mars/Olympus')).rejects.toEqual(refused('settings.unknownTimeZone'));
    expect((await save('America/Chicago')).timeZone).toBe('America/Chicago');
  });

  it('keeps both changes of two people who save at once', async () => {
    await Promise.all([
      coordinator.settings.saveOrganization({ edit: { currency: { from: 'USD', to: 'EUR' } } }),
      staff.settings.saveOrganization({ edit: { districtName: { from: '', to: 'Cedar County' } } }),
    ]);
    expect(await educator.settings.getOrganization()).toMatchObject({
      currency: 'EUR',
      districtName: 'Cedar County',
    });
  });

  it('asks the later of two people who change the same, and shows only what the form has', async () => {
    const seen = await coordinator.settings.getOrganization();
    const save = (client: TestClient, changes: Partial<typeof seen>) =>
      client.settings.saveOrganization({ edit: organizationMerge.compare(seen, { ...seen, ...changes }) });
    await save(staff, { districtName: 'Cedar Springs', stateBranding: true });
    await expect(save(coordinator, { districtName: 'Cedar City', currency: 'USD' })).rejects.toMatchObject({
      code: 'record.conflict',
      data: {
        present: organizationMerge.pick({ ...seen, districtName: 'Cedar Springs', stateBranding: true }),
        conflicts: [
          { path: ['districtName'], present: 'Cedar Springs', yours: 'Cedar City', byName: 'staff Tester' },
        ],
      },
    });
    expect(await save(coordinator, { currency: 'USD' })).toMatchObject({
      districtName: 'Cedar Springs',
      stateBranding: true,
      currency: 'USD',
    });
  });
});

describe("a device's outbox check", () => {
  it('arrives once however often it is sent, and only its owner sees it', async () => {
    const check = {
      id: newId(),
      note: 'from the basement',
      photoIds: [],
      madeAt: '2026-09-01T12:00:00.000Z',
    };
    const context = { operationId: newId() };
    await educator.settings.checkOutbox(check, { context });
    await educator.settings.checkOutbox(check, { context });
    expect(await educator.settings.listOutboxChecks()).toMatchObject([
      { id: check.id, note: 'from the basement' },
    ]);
    expect(await coordinator.settings.listOutboxChecks()).toEqual([]);
    await expect(coordinator.settings.checkOutbox(check)).rejects.toEqual(refused('outboxCheck.idTaken'));
  });

  it('is deleted with its photos by the nightly cleanup after a week', async () => {
    const { app, database } = fixture;
    const person = await aPerson(database, { role: 'educator', at: [oakHill] });
    const client = await fixture.as(person);
    const checked = async () => {
      const photo = await aFileOf(database, { uploadedByUserId: person.id, contentType: 'image/jpeg' });
      const check = { id: newId(), note: '', photoIds: [photo.id], madeAt: '2026-09-01T12:00:00.000Z' };
      await client.settings.checkOutbox(check);
      return check;
    };
    const [old, recent] = [await checked(), await checked()];
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const setTime = (id: string, timeCreated: Date) =>
      database.db.update(outboxChecks).set({ timeCreated }).where(eq(outboxChecks.id, id));
    await setTime(old.id, daysAgo(7.1));
    await setTime(recent.id, daysAgo(6.9));
    await settings.cleanup?.(database.db, new Date(), app.services);
    expect(await client.settings.listOutboxChecks()).toMatchObject([{ id: recent.id }]);
    const photos = await database.db
      .select({ id: files.id })
      .from(files)
      .where(eq(files.ownerType, 'outboxCheck'));
    expect(photos.map(({ id }) => id)).toEqual(recent.photoIds);
  });
});
