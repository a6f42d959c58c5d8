// The pictures of an entry: claimed when it is logged, let go when they are taken out or the entry goes.
import { imageIdsKeptByAlerts } from '../alerts/index.ts';
import type { Asker } from './asker.ts';
import type { EntryRow } from './store.ts';

const ownerType = 'entry';

export async function changeImages(
  { services, work }: Pick<Asker, 'services' | 'work'>,
  { entryId, before, after }: { entryId: string; before: readonly string[]; after: readonly string[] },
): Promise<void> {
  for (const fileId of after.filter((id) => !before.includes(id))) {
    await services.files.claim(work, { fileId, ownerType, ownerId: entryId, kinds: 'pictures' });
  }
  await drop(
    { services, work },
    entryId,
    before.filter((id) => !after.includes(id)),
  );
}

export async function dropImages(asker: Pick<Asker, 'services' | 'work'>, entry: EntryRow): Promise<void> {
  await drop(asker, entry.id, entry.imageIds);
}

/** What an alert shows stays for as long as the alert does. */
async function drop(
  { services, work }: Pick<Asker, 'services' | 'work'>,
  entryId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  const kept = new Set(await imageIdsKeptByAlerts(work.tx, entryId));
  const files = await services.files.listOf(work.tx, ownerType, entryId);
  for (const file of files) {
    if (imageIds.includes(file.id) && !kept.has(file.id)) await services.files.remove(work, file);
  }
}
