// The pictures of an alerted entry belong to the entry, but are kept as long as an alert shows them.
import { type ImagesToFollow, imagesToFollow } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { OwnedFile } from '../../platform/files/routes.ts';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { alertRecord } from './record.ts';
import { alertsOfEntry, findAlert, type StoredAlert } from './store.ts';

const ownerType = 'entry';

/** Pictures that must be kept when the entry is deleted, or the picture is removed from it. */
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

/** Those that the sender's device still sends; null when all are here. */
export async function picturesToFollow(
  { files, database, clock }: Pick<Services, 'files' | 'database' | 'clock'>,
  { entry, entryId }: StoredAlert,
): Promise<ImagesToFollow | null> {
  if (entry.imageIds.length === 0) return null;
  const awaited = (await files.awaitedOf(database.db, ownerType, [entryId])).filter(({ fileId }) =>
    entry.imageIds.includes(fileId),
  );
  return imagesToFollow(
    awaited.map(({ timeAnnounced }) => timeAnnounced),
    clock(),
  );
}

/** Users who may open an alert that shows the picture. */
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
