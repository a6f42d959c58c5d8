// Whatever way a file is opened: only with the right to its record at that moment, and with a trace of provider staff.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defaultPermissions } from '@schooldog/domain/permissions';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import { phonePhoto } from '../../platform/files/testing/pictures.ts';
import { sha256 } from '../../platform/files/testing/setup.ts';
import { users } from '../../platform/identity/schema.ts';
import { staffReads } from '../../platform/staffReads/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../testing/people.ts';
import { aPlace } from '../../testing/places.ts';
import { safetyAlerts } from '../alerts/schema.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { aComponentOf } from '../eop/testing/aComponentOf.ts';
import { aWalkEntryOf, aWalkOf } from '../walks/testing/aWalkOf.ts';
import { workOrderAttachments, workOrders } from '../workOrders/schema.ts';
import { aWorkOrderOf } from '../workOrders/testing/aWorkOrderOf.ts';

let fixture: TestApp;
let oakHill: TestSchool;
let viewer: TestPerson;
let staff: TestPerson;
let photo: Buffer;
const eventually = { interval: 50 };

beforeAll(async () => {
  fixture = await testApp();
  const { database } = fixture;
  oakHill = await aSchool(database);
  viewer = await aPerson(database, { role: 'district_safety_coordinator' });
  staff = await someStaff(database);
  photo = await phonePhoto();
});

/** Uploaded as a device does it, and then given to a record. */
async function aPicture(owner: Readonly<{ ownerType: string; ownerId: string }>): Promise<string> {
  const id = fixture.app.services.makeId();
  const answer = await fixture.app.http.inject({
    method: 'PUT',
    url: `/api/files/${id}`,
    headers: {
      cookie: await fixture.cookieOf(viewer),
      'content-type': 'image/jpeg',
      'x-content-sha256': sha256(photo),
      'x-file-name': 'door.jpg',
    },
    payload: photo,
  });
  expect(answer.statusCode).toBe(200);
  await fixture.database.db.update(files).set(owner).where(eq(files.id, id));
  return id;
}

type Opening = Readonly<{ fileId: string; urlFor(person: TestPerson): string }>;

async function byLink(owner: Readonly<{ ownerType: string; ownerId: string }>): Promise<Opening> {
  const fileId = await aPicture(owner);
  const file = { id: fileId, name: 'door.jpg' };
  return { fileId, urlFor: ({ id }) => fixture.app.services.files.link(file, id) };
}

function byAddress(path: string, fileId: string): Opening {
  return { fileId, urlFor: () => `/api/${path}/images/${fileId}` };
}

const ofOakHill = () => ({ schoolId: oakHill.id, reportedByUserId: viewer.id });

const openings: Readonly<Record<string, () => Promise<Opening>>> = {
  'a picture of an entry': async () => {
    const { id } = await anEntryOf(fixture.database, ofOakHill());
    return byAddress(`entries/${id}`, await aPicture({ ownerType: 'entry', ownerId: id }));
  },
  'a picture of an entry that is still in a walk': async () => {
    const leader = await aPerson(fixture.database, { role: 'sro', at: [oakHill] });
    const walk = await aWalkOf(fixture.database, { schoolId: oakHill.id, leaderUserId: leader.id });
    const { id } = await aWalkEntryOf(fixture.database, { walkId: walk.id, ...ofOakHill() });
    const fileId = await aPicture({ ownerType: 'entry', ownerId: id });
    return byAddress(`walks/${walk.id}/entries/${id}`, fileId);
  },
  'a picture of a work order': async () => {
    const order = { schoolId: oakHill.id, createdByUserId: oakHill.id };
    const { id } = await aWorkOrderOf(fixture.database, order);
    const fileId = await aPicture({ ownerType: 'workOrder', ownerId: id });
    await fixture.database.db
      .update(workOrders)
      .set({ imageIds: [fileId] })
      .where(eq(workOrders.id, id));
    return byAddress(`workOrders/${id}`, fileId);
  },
  'an attachment of a work order': async () => {
    const order = { schoolId: oakHill.id, createdByUserId: oakHill.id };
    const { id } = await aWorkOrderOf(fixture.database, order);
    const opening = await byLink({ ownerType: 'workOrderAttachment', ownerId: id });
    const attachment = { workOrderId: id, fileId: opening.fileId, name: 'Door', byUserId: viewer.id };
    await fixture.database.db
      .insert(workOrderAttachments)
      .values({ id: fixture.app.services.makeId(), ...attachment });
    return opening;
  },
  'a picture of an alert': async () => {
    const { db } = fixture.database;
    const alert = { schoolId: oakHill.id, createdByUserId: oakHill.id, recipientIds: [staff.id] };
    const { id } = await anAlertOf(fixture.database, alert);
    const [row] = await db.select().from(safetyAlerts).where(eq(safetyAlerts.id, id));
    if (row === undefined) throw new Error('the alert is missing');
    const opening = await byLink({ ownerType: 'entry', ownerId: row.entryId });
    const entry = { ...row.entry, imageIds: [opening.fileId] };
    await db.update(safetyAlerts).set({ entry }).where(eq(safetyAlerts.id, id));
    return opening;
  },
  'a file of a school': () => byLink({ ownerType: 'school', ownerId: oakHill.id }),
  'a file of a location': async () => {
    const { optionId } = await aPlace(fixture.database, oakHill.id);
    return byLink({ ownerType: 'dataProfileOption', ownerId: optionId });
  },
  'a file of an emergency plan': async () => {
    const { id } = await aComponentOf(fixture.database, { schoolId: oakHill.id });
    return byLink({ ownerType: 'eopComponent', ownerId: id });
  },
};

async function open(opening: Opening, person: TestPerson) {
  const headers = { cookie: await fixture.cookieOf(person) };
  return fixture.app.http.inject({ url: opening.urlFor(person), headers });
}

/** From now on a teacher of another school. */
async function takeRightsAway({ id }: TestPerson): Promise<void> {
  const { id: elsewhere } = await aSchool(fixture.database, 'Maple Middle');
  const facts = { roleSchoolIds: [elsewhere], isDistrictLevel: false };
  const permissions = defaultPermissions('educator', facts);
  const changed = { role: 'educator' as const, permissions, ...facts };
  await fixture.database.db.update(users).set(changed).where(eq(users.id, id));
}

const openedBy = async ({ id }: TestPerson) => {
  const ofPerson = and(eq(staffReads.userId, id), eq(staffReads.procedure, 'files.open'));
  const rows = await fixture.database.db.select().from(staffReads).where(ofPerson);
  return rows.flatMap(({ input }) => input['fileIds']);
};

describe.each(Object.entries(openings))('%s', (_what, made) => {
  it('opens with the right to its record, and no longer without it', async () => {
    const opening = await made();
    const reader = await aPerson(fixture.database, { role: 'district_safety_coordinator' });
    expect((await open(opening, reader)).statusCode).toBe(200);
    await takeRightsAway(reader);
    const refused = await open(opening, reader);
    expect([403, 404]).toContain(refused.statusCode);
    expect(refused.json()).toHaveProperty('code');
  });

  it('leaves a trace when provider staff open it', async () => {
    const opening = await made();
    expect((await open(opening, staff)).statusCode).toBe(200);
    await expect.poll(() => openedBy(staff), eventually).toContain(opening.fileId);
  });
});

it('these are all routes that send a file; what a new one opens is tried above as well', () => {
  const source = join(import.meta.dirname, '..', '..');
  const senders = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(source, path), 'utf8').includes('return sendFile('));
  expect(senders.map((path) => path.replaceAll(sep, '/')).toSorted()).toEqual([
    'features/entries/imageRoute.ts',
    'features/walks/imageRoute.ts',
    'features/workOrders/imageRoute.ts',
    'platform/files/routes.ts',
  ]);
});
