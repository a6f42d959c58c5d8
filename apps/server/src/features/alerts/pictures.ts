// The pictures of an alerted entry belong to the entry, yet stay as long as an alert shows them.
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { OwnedFile } from '../../platform/files/routes.ts';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Work } from '../../platform/work/work.ts';
import type { EntryNow } from './entryState.ts';
import { alertRecord } from './record.ts';
import { alertsOfEntry, findAlert, type StoredAlert } from './store.ts';

const ownerType = 'entry';

/** Pictures that must stay when the entry is deleted, or lets go of them. */
export async function imageIdsKeptByAlerts(reader: Reader, entryId: string): Promise<string[]> {
  const shown = await alertsOfEntry(reader, entryId);
  return shown.flatMap(({ entry }) => entry.imageIds);
}

/** In the order of the entry. One whose file is gone is left out. */
export async function pictureLinks(
  services: Pick<Services, 'files' | 'database'>,
  actor: Actor,
  alert: StoredAlert,
): Promise<string[]> {
  if (alert.entry.imageIds.length === 0) return [];
  const files = await services.files.listOf(services.database.db, ownerType, alert.entryId);
  return alert.entry.imageIds.flatMap((imageId) => {
    const file = files.find(({ id }) => id === imageId);
    return file === undefined ? [] : [services.files.link(file, actor.userId)];
  });
}

/** Whoever may open an alert that shows the picture. */
export async function mustSeePicture(reader: Reader, actor: Actor, file: OwnedFile): Promise<void> {
  const showing = (await alertsOfEntry(reader, file.ownerId)).filter(({ entry }) =>
    entry.imageIds.includes(file.id),
  );
  for (const { id } of showing) {
    const alert = await findAlert(reader, id);
    if (alert !== undefined && alertRecord.canView(actor, alert)) return;
  }
  throw problem('file.notFound', { fileId: file.id });
}

/** Of an alert that is no longer shown, those that neither the entry nor another alert of it needs: off the entry. */
export async function letGoOfPictures(
  work: Work,
  services: Pick<Services, 'files'>,
  alert: StoredAlert,
  entry: EntryNow | undefined,
): Promise<void> {
  if (alert.entry.imageIds.length === 0) return;
  const needed = new Set(await imageIdsKeptByAlerts(work.tx, alert.entryId));
  for (const imageId of entry?.imageIds ?? []) needed.add(imageId);
  const free = new Set(alert.entry.imageIds.filter((imageId) => !needed.has(imageId)));
  if (free.size === 0) return;
  const files = await services.files.listOf(work.tx, ownerType, alert.entryId);
  for (const file of files.filter(({ id }) => free.has(id))) {
    if (entry === undefined) await services.files.remove(work, file);
    else await services.files.trash(work, file.id);
  }
}
