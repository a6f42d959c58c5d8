// Kits from pinning to the contact at which their device learns that they are gone.
import { goKitLimits } from '@schooldog/domain/goKits';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '../../platform/identity/schema.ts';
import { aSchool } from '../../testing/people.ts';
import { aContactOf } from '../contacts/testing/aContactOf.ts';
import { aCertifiedComponentOf, newId } from '../eop/testing/aComponentOf.ts';
import { plansFixture } from '../eop/testing/plansFixture.ts';
import { aRoleTable } from '../eopRoles/testing/aRoleTable.ts';
import { schools } from '../schools/schema.ts';
import { goKitLog } from './schema.ts';

const { fixture, database, db, people, oakHill, principal, coordinator, fromTheStart, later, time } =
  await plansFixture();
const day = 24 * 60 * 60;

/** The sessions of the fixture begin and end at the real time, but its clock is moved by days. */
async function signedInNow(): Promise<void> {
  const expiresAt = new Date(time.now.getTime() + 30 * day * 1000);
  await db.update(sessions).set({ timeAuthenticated: time.now, expiresAt });
}

beforeEach(async () => {
  fromTheStart();
  await signedInNow();
});

type Client = typeof principal;

async function pinned(client: Client = principal, facts: object = {}) {
  const kitId = newId();
  const given = { schoolId: oakHill.id, deviceId: newId(), deviceName: 'Chrome on Android', lock: 'passkey' };
  await client.goKits.pinKit({ kitId, ...given, lock: 'passkey', ...facts });
  return kitId;
}

async function contact(kitId: string, client: Client = principal) {
  const { kits } = await client.goKits.confirmKits({ kitIds: [kitId], events: [] });
  return kits[0];
}

const logOf = async (kitId: string) =>
  (await db.select().from(goKitLog).where(eq(goKitLog.kitId, kitId)).orderBy(goKitLog.sequence)).map(
    ({ event }) => event,
  );

const listed = async (kitId: string, client: Client = principal) =>
  (await client.goKits.listKits()).find((kit) => kit.kitId === kitId);

describe('pinning', () => {
  it('needs a sign-in of the last ten minutes', async () => {
    later(601);
    await expect(pinned()).rejects.toMatchObject({ code: 'signIn.notRecent' });
    await signedInNow();
    await expect(pinned()).resolves.toBeTypeOf('string');
  });

  it('five schools on one device, and as many on the next', async () => {
    const deviceId = newId();
    for (let made = 0; made < goKitLimits.schools; made += 1) {
      const { id: schoolId } = await aSchool(database, `School ${made}`);
      await pinned(coordinator, { deviceId, schoolId });
    }
    await expect(pinned(coordinator, { deviceId })).rejects.toMatchObject({ code: 'goKit.tooMany' });
    await expect(pinned(coordinator)).resolves.toBeTypeOf('string');
    // Those that the device had to erase by itself no longer count.
    later(15 * day);
    await signedInNow();
    await expect(pinned(coordinator, { deviceId })).resolves.toBeTypeOf('string');
  });

  it('a school again on the same device replaces its kit', async () => {
    const deviceId = newId();
    const first = await pinned(principal, { deviceId });
    const second = await pinned(principal, { deviceId });
    expect(await contact(first)).toEqual({ kitId: first, outcome: 'gone' });
    expect(await contact(second)).toMatchObject({ outcome: 'valid' });
    expect(await listed(first)).toMatchObject({ end: 'replaced' });
  });
});

describe('content', () => {
  it('certified copies, contacts and roles; each change gives another version', async () => {
    const kitId = await pinned();
    const version = async () => (await principal.goKits.getKitContent({ kitId })).version;
    const seen = new Set([await version()]);
    expect(await version()).toBe([...seen][0]);

    const component = await aCertifiedComponentOf(database, { schoolId: oakHill.id, name: 'Lockdown' });
    seen.add(await version());
    await aContactOf(database, oakHill.id, { lastName: 'Zimmer' });
    seen.add(await version());
    await aRoleTable(database, { schoolId: oakHill.id });
    seen.add(await version());
    const { pdfId, version: draft } = await coordinator.eop.generateEopComponentPdf({
      eopComponentId: component.id,
      omitContent: false,
    });
    await coordinator.eop.certifyComponent({
      eopComponentId: component.id,
      userId: people.coordinator.id,
      publishing: true,
      version: draft,
      pdfId,
    });
    seen.add(await version());
    expect(seen.size).toBe(5);

    const { content } = await principal.goKits.getKitContent({ kitId });
    expect(content.components).toMatchObject([{ id: component.id, name: 'Lockdown' }]);
    expect(content.contacts.map(({ lastName }) => lastName)).toContain('Zimmer');
    expect(content.roleTables[0]?.roles.length).toBeGreaterThan(5);
    expect(await contact(kitId)).toMatchObject({ version: await version() });
  });
});

describe('at contact', () => {
  it('a kit is valid for 14 days more', async () => {
    const kitId = await pinned();
    later(3 * day);
    expect(await contact(kitId)).toMatchObject({ outcome: 'valid', validUntil: '2026-12-04T15:00:00.000Z' });
    expect(await listed(kitId)).toMatchObject({ timeConfirmed: '2026-11-20T15:00:00.000Z', end: null });
  });

  it('what happened on the device is logged once, however often it is sent', async () => {
    const kitId = await pinned();
    later(2 * day);
    const events = [
      { kitId, event: 'opened' as const, time: '2026-11-18T09:00:00.000Z' },
      { kitId, event: 'opened' as const, time: '2026-11-18T10:00:00.000Z' },
      { kitId: newId(), event: 'opened' as const, time: '2026-11-18T10:00:00.000Z' },
    ];
    await principal.goKits.confirmKits({ kitIds: [kitId], events });
    await principal.goKits.confirmKits({ kitIds: [kitId], events });
    expect(await logOf(kitId)).toEqual(['pinned', 'opened', 'opened']);
    expect((await listed(kitId))?.events[0]).toEqual({
      event: 'opened',
      time: '2026-11-18T10:00:00.000Z',
      timeReported: '2026-11-19T15:00:00.000Z',
    });
  });

  it('a kit that its device erased has ended', async () => {
    const kitId = await pinned();
    const events = [{ kitId, event: 'erased' as const, time: time.now.toISOString() }];
    const { kits } = await principal.goKits.confirmKits({ kitIds: [kitId], events });
    expect(kits).toEqual([{ kitId, outcome: 'gone' }]);
    expect(await listed(kitId)).toMatchObject({ end: 'erased' });
  });

  it('a kit that its owner removed elsewhere is gone, and nobody else can remove it', async () => {
    const kitId = await pinned();
    await expect(coordinator.goKits.removeKit({ kitId })).rejects.toMatchObject({ code: 'goKit.notFound' });
    expect(await contact(kitId, coordinator)).toEqual({ kitId, outcome: 'gone' });
    expect(await contact(kitId)).toMatchObject({ outcome: 'valid' });
    await principal.goKits.removeKit({ kitId });
    await principal.goKits.removeKit({ kitId });
    expect(await contact(kitId)).toEqual({ kitId, outcome: 'gone' });
    expect(await logOf(kitId)).toEqual(['pinned', 'removed']);
    await expect(principal.goKits.getKitContent({ kitId })).rejects.toMatchObject({ code: 'goKit.notFound' });
  });

  it('the kit is gone with the school, and stays gone when the school comes back', async () => {
    const { id: schoolId } = await aSchool(database, 'Elm Grove');
    const kitId = await pinned(coordinator, { schoolId });
    const archive = (timeArchived: Date | null) =>
      db.update(schools).set({ timeArchived }).where(eq(schools.id, schoolId));
    await archive(time.now);
    expect(await contact(kitId, coordinator)).toEqual({ kitId, outcome: 'gone' });
    await archive(null);
    expect(await contact(kitId, coordinator)).toEqual({ kitId, outcome: 'gone' });
    expect(await listed(kitId, coordinator)).toMatchObject({ end: 'schoolArchived' });
  });

  it('the kit is gone with the right, and with the gate', async () => {
    const [first, second] = [await pinned(), await pinned()];
    const staff = await fixture.as(people.staff);
    await staff.settings.saveAppSettings({ enableEops: false });
    expect(await contact(first)).toEqual({ kitId: first, outcome: 'gone' });
    await staff.settings.saveAppSettings({ enableEops: true });
    expect(await contact(second)).toMatchObject({ outcome: 'valid' });
    await db.update(users).set({ permissions: {} }).where(eq(users.id, people.principal.id));
    const again = await fixture.as(people.principal);
    expect(await contact(second, again)).toEqual({ kitId: second, outcome: 'gone' });
    expect(await listed(second, again)).toMatchObject({ end: 'notAllowed' });
    expect(await logOf(second)).toEqual(['pinned', 'ended']);
  });
});
