// The page's only connection, opened when first needed: the library is not part of the first load.
import type { LocalDatabase } from './database.ts';
import { reportDatabaseError, reportDatabaseLost } from './lostConnection.ts';

let opened: Promise<LocalDatabase> | null = null;

export function localDatabase(): Promise<LocalDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    reportDatabaseError(error);
    throw error;
  });
  return opened;
}

async function open(): Promise<LocalDatabase> {
  const { openLocalDatabase } = await import('./database.ts');
  const database = openLocalDatabase();
  await database.dexie.open();
  // Only the native event means that the browser ended the connection; Dexie's own fires at every close.
  database.dexie.backendDB().addEventListener('close', reportDatabaseLost);
  return database;
}

/** For callers that get the failure themselves; a lost connection is also reported to the user. */
export async function withDatabase<Value>(
  action: (database: LocalDatabase) => Promise<Value>,
): Promise<Value> {
  try {
    return await action(await localDatabase());
  } catch (error) {
    reportDatabaseError(error);
    throw error;
  }
}
