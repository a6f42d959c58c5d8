// The browser's database. Pages and the service worker open the same one; it must not depend on a window.
import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { DeviceRow, OutboxPhotoRow, OutboxRow, RecordRow } from './rows.ts';

export type LocalDatabase = Readonly<{
  dexie: Dexie;
  outbox: Table<OutboxRow, number, Omit<OutboxRow, 'sequence'>>;
  outboxPhotos: Table<OutboxPhotoRow, string>;
  records: Table<RecordRow, [userId: string, key: string, source: string]>;
  device: Table<DeviceRow, string>;
}>;

const databaseName = 'schooldog';

export function openLocalDatabase(options: DexieOptions = {}): LocalDatabase {
  // Work reported as saved must also survive an empty battery, not only a closed tab.
  const dexie = new Dexie(databaseName, { chromeTransactionDurability: 'strict', ...options });
  dexie.version(1).stores({
    outbox: '++sequence, &operationId, [userId+sequence]',
    outboxPhotos: 'id, operationId, userId',
    records: '[userId+key+source], [userId+source], source',
    device: 'key',
  });
  return {
    dexie,
    outbox: dexie.table('outbox'),
    outboxPhotos: dexie.table('outboxPhotos'),
    records: dexie.table('records'),
    device: dexie.table('device'),
  };
}
