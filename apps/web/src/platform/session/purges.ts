// Purges of a user's data on a device. Each is recorded before it is done, so that one that fails or is interrupted
// is finished at the next start, before anything of that user can be shown.
import { forgetDeviceKeysOf, readDevice, writeDevice } from '../deviceStorage.ts';
import type { PurgeScope } from '../localDatabase/purge.ts';
import { forgetLeftWork, noteLeftWork } from './leftWork.ts';

const key = 'purges';
const scopes: readonly string[] = ['cache', 'drafts', 'everything'] satisfies PurgeScope[];

type Due = Readonly<Record<string, PurgeScope>>;

/** False when something could not be removed yet. */
export async function purgePerson(
  userId: string,
  scope: PurgeScope,
  keepUserId: string | null = null,
): Promise<boolean> {
  write({ ...due(), [userId]: scope });
  if (scope !== 'cache') forgetDeviceKeysOf(userId);
  return finishPurges(keepUserId);
}

/** Called at every start; nothing is loaded when nothing is due. */
export async function finishPurges(keepUserId: string | null = null): Promise<boolean> {
  const all = due();
  if (Object.keys(all).length === 0) return true;
  try {
    const [{ purge }, { localDatabase }, { outboxOf }, { purgePinned }] = await Promise.all([
      import('../localDatabase/purge.ts'),
      import('../localDatabase/localDatabase.ts'),
      import('../localDatabase/outboxOf.ts'),
      import('../pinned/erase.ts'),
    ]);
    // What is most sensitive goes first, whatever becomes of the rest.
    for (const [userId, scope] of Object.entries(all)) await purgePinned({ userId, scope, keepUserId });
    const database = await localDatabase();
    for (const [userId, scope] of Object.entries(all)) {
      await purge(database, { userId, scope, keepUserId });
      noteLeftWork(userId, await outboxOf(database, userId).toArray());
      forgetDue(userId);
    }
    return true;
  } catch {
    return false;
  }
}

/** The user is signed in again: their data on the device may be shown. */
export function cancelPurge(userId: string): void {
  forgetLeftWork(userId);
  forgetDue(userId);
}

function forgetDue(userId: string): void {
  const { [userId]: _cancelled, ...rest } = due();
  write(rest);
}

function write(all: Due): void {
  writeDevice(key, Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

function due(): Due {
  try {
    const stored: unknown = JSON.parse(readDevice(key) ?? '{}');
    return isDue(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isDue(stored: unknown): stored is Due {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every((scope) => typeof scope === 'string' && scopes.includes(scope))
  );
}
