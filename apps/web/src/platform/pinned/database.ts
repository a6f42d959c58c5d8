// What a person pinned on this device, encrypted. Apart from the other database, because it must be erasable as a whole
// and nothing of it is ever readable without its key.
import { Dexie, type Table } from 'dexie';
import type { Bytes, Sealed } from '../sealing/seal.ts';

/** Sealed to the public key of a kit, so that no one needs to unlock it for that. */
export type Envelope = Sealed & Readonly<{ ephemeralKey: Bytes }>;

/** What unlocks a kit. Without this row the rest of the kit is noise. */
export type KeyRow = Readonly<{
  kitId: string;
  /** The credential of this kit, where a passkey unlocks it; otherwise a passphrase does. */
  credentialId: Bytes | null;
  salt: Bytes;
  wrappedKey: Sealed;
  /** Sealed with the kit's key. */
  privateKey: Sealed;
}>;

export type KitRow = Readonly<{
  kitId: string;
  userId: string;
  schoolId: string;
  schoolName: string;
  publicKey: Bytes;
  version: string;
  /** When the server last confirmed that its person may keep it, by the clock of this device. */
  timeConfirmed: string;
  /** When its content was last replaced. */
  timeRefreshed: string;
  validUntil: string;
  /** Proves `validUntil` and the version to the one who unlocks it. */
  ticket: Envelope;
}>;

type PartRow = Readonly<{ kitId: string; name: string; bytes: number; envelope: Envelope }>;

/** What happened here and the server does not know yet. */
export type ReportRow = Readonly<{
  id: number;
  userId: string;
  kitId: string;
  event: 'refreshed' | 'opened' | 'erased';
  time: string;
}>;

type DeviceRow = Readonly<{ key: string; value: string }>;

export type PinnedDatabase = Readonly<{
  dexie: Dexie;
  keys: Table<KeyRow, string>;
  kits: Table<KitRow, string>;
  parts: Table<PartRow, [kitId: string, name: string]>;
  reports: Table<ReportRow, number, Omit<ReportRow, 'id'>>;
  device: Table<DeviceRow, string>;
}>;

export const pinnedDatabaseName = 'schooldog-pinned';

function openPinnedDatabase(): PinnedDatabase {
  // What is erased must be gone before anything else happens.
  const dexie = new Dexie(pinnedDatabaseName, { chromeTransactionDurability: 'strict' });
  dexie.version(1).stores({
    keys: 'kitId',
    kits: 'kitId, userId',
    parts: '[kitId+name], kitId, bytes',
    reports: '++id, userId',
    device: 'key',
  });
  return {
    dexie,
    keys: dexie.table('keys'),
    kits: dexie.table('kits'),
    parts: dexie.table('parts'),
    reports: dexie.table('reports'),
    device: dexie.table('device'),
  };
}

let opened: Promise<PinnedDatabase> | null = null;

/** The page's only connection. */
export function pinnedDatabase(): Promise<PinnedDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<PinnedDatabase> {
  const database = openPinnedDatabase();
  await database.dexie.open();
  return database;
}
