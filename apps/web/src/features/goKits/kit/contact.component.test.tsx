// Kits on a device, from pinning to erasing, against a faked server.
import { validUntilAfter } from '@schooldog/domain/goKits';
import { drawnBytes, takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pinnedDatabase } from '../../../platform/pinned/database.ts';
import { purgePinned } from '../../../platform/pinned/erase.ts';
import { bytesOf, textOf } from '../../../platform/sealing/seal.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { keyOfSecret } from '../lock/passkey.ts';
import { beginPinning, cancelPinning, finishPinning } from '../pin/pinSchool.ts';
import { checkKits, contactServer } from './contact.ts';
import { openKit, readContent, readPdf } from './open.ts';
import { KitTooLarge } from './refresh.ts';

const userId = 'u'.repeat(20);
const schoolId = 's'.repeat(20);
const day = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();
const salt = drawnBytes(32);
const secret = drawnBytes(32);
const unlock = () => keyOfSecret(secret, salt);

const server = { version: '1'.repeat(32), certificationId: 'c'.repeat(20), isGone: false };
const pdfs = new Map<string, Uint8Array<ArrayBuffer>>();

function content() {
  const { certificationId } = server;
  return {
    schoolName: 'Oak Hill',
    components: [
      {
        id: 'p'.repeat(20),
        name: 'Lockdown',
        section: 'functionalAnnexes' as const,
        certificationId,
        timeCertified: '2026-09-01T12:00:00.000Z',
      },
    ],
    contacts: [],
    skills: [],
    roleTables: [],
  };
}

takesPlaceOnTuesday();

let now = tuesdayMorning;

function goOn(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
  vi.setSystemTime(now);
}

beforeEach(async () => {
  now = tuesdayMorning;
  vi.stubGlobal('navigator', { locks: undefined });
  const { dexie } = await pinnedDatabase();
  await Promise.all(dexie.tables.map((table) => table.clear()));
  Object.assign(server, { version: '1'.repeat(32), certificationId: 'c'.repeat(20), isGone: false });
  pdfs.clear();
  pdfs.set('c'.repeat(20), bytesOf('The hiding place is the gym.'));
  pdfs.set('d'.repeat(20), bytesOf('The hiding place is the library.'));
  vi.stubGlobal('fetch', async (url: string) => new Response(pdfs.get(url)));
  const validUntil = () => validUntilAfter(now).toISOString();
  fakeApi({
    'goKits.pinKit': () => ({ done: true }),
    'goKits.removeKit': () => ({ done: true }),
    'goKits.getKitContent': () => ({ version: server.version, validUntil: validUntil(), content: content() }),
    'goKits.confirmKits': ({ kitIds }) => ({
      kits: kitIds.map((kitId) =>
        server.isGone
          ? { kitId, outcome: 'gone' as const }
          : { kitId, outcome: 'valid' as const, version: server.version, validUntil: validUntil() },
      ),
    }),
    'eop.getCertifiedPdf': ({ certificationId = '' }) => ({
      url: certificationId,
      fileName: 'Lockdown.pdf',
      pdfId: certificationId,
    }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function pinned(): Promise<string> {
  const facts = await beginPinning({ userId, schoolId, deviceName: 'Phone', lock: 'passkey' });
  const lockedBy = { credentialId: drawnBytes(16), salt, unlockKey: await unlock() };
  await finishPinning(facts, lockedBy, { signal, onProgress: () => undefined });
  return facts.kitId;
}

async function everythingStored(): Promise<string> {
  const { dexie } = await pinnedDatabase();
  const rows = await Promise.all(dexie.tables.map((table) => table.toArray()));
  return JSON.stringify(rows, (_name, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
  );
}

const reported = async () => (await (await pinnedDatabase()).reports.toArray()).map(({ event }) => event);
const kitsHere = async () => (await pinnedDatabase()).kits.count();
const rowsHere = async () => {
  const { keys, kits, parts } = await pinnedDatabase();
  return Promise.all([keys.count(), kits.count(), parts.count()]);
};

it('a pinned kit is on the device as ciphertext, and opens with its key', async () => {
  const kitId = await pinned();
  const stored = await everythingStored();
  for (const word of ['hiding place', 'Lockdown', 'functionalAnnexes']) expect(stored).not.toContain(word);
  const opened = await openKit(kitId, unlock);
  expect((await readContent(opened)).components[0]?.name).toBe('Lockdown');
  expect(textOf(await readPdf(opened, server.certificationId))).toBe('The hiding place is the gym.');
  await expect(openKit(kitId, () => keyOfSecret(drawnBytes(32), salt))).rejects.toMatchObject({
    reason: 'locked',
  });
  expect(await kitsHere()).toBe(1);
});

it('a new certification replaces it at the contact, although it is locked', async () => {
  const kitId = await pinned();
  Object.assign(server, { version: '2'.repeat(32), certificationId: 'd'.repeat(20) });
  await contactServer(userId, signal);
  expect(await rowsHere()).toEqual([1, 1, 2]);
  const opened = await openKit(kitId, unlock);
  expect(textOf(await readPdf(opened, 'd'.repeat(20)))).toBe('The hiding place is the library.');
  await contactServer(userId, signal);
  expect(callsOf('goKits.confirmKits').at(-1)).toMatchObject({
    kitIds: [kitId],
    events: [{ event: 'refreshed' }, { event: 'opened' }],
  });
  expect(callsOf('eop.getCertifiedPdf')).toHaveLength(2);
  expect(await reported()).toEqual([]);
});

it('what is gone for the server is gone at the contact', async () => {
  const kitId = await pinned();
  server.isGone = true;
  await contactServer(userId, signal);
  expect(await rowsHere()).toEqual([0, 0, 0]);
  expect(await reported()).toEqual([]);
  await expect(openKit(kitId, unlock)).rejects.toMatchObject({ reason: 'gone' });
});

it('a kit opens until its last day, and is erased after it, asked or not', async () => {
  const kitId = await pinned();
  goOn(14 * day - 60_000);
  await expect(openKit(kitId, unlock)).resolves.toMatchObject({ kitId });
  goOn(120_000);
  await checkKits();
  expect(await rowsHere()).toEqual([0, 0, 0]);
  expect(await reported()).toEqual(['opened', 'erased']);
});

it('a kit is erased when the clock is behind the latest time seen', async () => {
  const kitId = await pinned();
  goOn(5 * day);
  await openKit(kitId, unlock);
  goOn(-2 * day);
  await expect(openKit(kitId, unlock)).rejects.toMatchObject({ reason: 'gone' });
  expect(await rowsHere()).toEqual([0, 0, 0]);
});

it('a longer validity written into the row does not hold', async () => {
  const kitId = await pinned();
  const { kits } = await pinnedDatabase();
  await kits.update(kitId, { validUntil: '2099-01-01T00:00:00.000Z' });
  await expect(openKit(kitId, unlock)).rejects.toMatchObject({ reason: 'damaged' });
  expect(await rowsHere()).toEqual([0, 0, 0]);
});

it('sign-out and another person’s sign-in erase it, an expired session does not', async () => {
  await pinned();
  await purgePinned({ userId, scope: 'cache', keepUserId: null });
  expect(await kitsHere()).toBe(1);
  await purgePinned({ userId, scope: 'everything', keepUserId: null });
  expect(await rowsHere()).toEqual([0, 0, 0]);
  await pinned();
  await purgePinned({ userId, scope: 'cache', keepUserId: 'o'.repeat(20) });
  expect(await rowsHere()).toEqual([0, 0, 0]);
  await pinned();
  await contactServer('o'.repeat(20), signal);
  expect(await rowsHere()).toEqual([0, 0, 0]);
});

it('more than 200 MB is not stored, and a kit that was given up leaves nothing', async () => {
  const { parts } = await pinnedDatabase();
  const envelope = { nonce: drawnBytes(1), sealed: drawnBytes(1), ephemeralKey: drawnBytes(1) };
  await parts.put({ kitId: 'other', name: 'a', bytes: 199_999_990, envelope });
  const facts = await beginPinning({ userId, schoolId, deviceName: 'Phone', lock: 'passkey' });
  const lockedBy = { credentialId: null, salt, unlockKey: await unlock() };
  const given = { signal, onProgress: () => undefined };
  await expect(finishPinning(facts, lockedBy, given)).rejects.toThrow(KitTooLarge);
  await cancelPinning(facts);
  expect(await rowsHere()).toEqual([0, 0, 1]);
  expect(callsOf('goKits.removeKit')).toEqual([{ kitId: facts.kitId }]);
});

it('a download that fails leaves the kit as it was, confirmed for 14 days more', async () => {
  const kitId = await pinned();
  goOn(3 * day);
  server.version = '2'.repeat(32);
  fakeApi({
    'goKits.getKitContent': () => {
      throw refusal(503, 'server.busy');
    },
  });
  await expect(contactServer(userId, signal)).rejects.toMatchObject({ code: 'server.busy' });
  const kit = await (await pinnedDatabase()).kits.get(kitId);
  expect(kit).toMatchObject({
    version: '1'.repeat(32),
    validUntil: validUntilAfter(now).toISOString(),
  });
  await expect(openKit(kitId, unlock)).resolves.toMatchObject({ kitId });
});
