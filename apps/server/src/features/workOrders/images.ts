// The pictures of a work order: its own, and those of the entry that it was made from, which belong to the entry.
import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import { imagesToFollow } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Files, StoredFile } from '../../platform/files/files.ts';
import { releaseImages } from '../entries/index.ts';
import type { StoredWorkOrder } from './store.ts';

const ownerType = 'workOrder';

type Pictured = Pick<StoredWorkOrder, 'id' | 'entryId' | 'imageIds'>;

/** Everything that the order may show; removed pictures are in the trash. */
export async function imageFiles(files: Files, reader: Reader, order: Pictured): Promise<StoredFile[]> {
  const [own, ofEntry] = await Promise.all([
    files.listOf(reader, ownerType, order.id, { withTrash: true }),
    order.entryId === null ? [] : files.listOf(reader, 'entry', order.entryId, { withTrash: true }),
  ]);
  return [...own, ...ofEntry];
}

/** Those of its entry that a device still sends; null when all are here. */
export async function imagesOnTheirWay(
  { files, reader, now }: Readonly<{ files: Files; reader: Reader; now: Date }>,
  { entryId, imageIds }: Pictured,
): Promise<NonNullable<DetailedWorkOrder['imagesToFollow']> | null> {
  if (entryId === null || imageIds.length === 0) return null;
  const awaited = (await files.awaitedOf(reader, 'entry', [entryId])).filter(({ fileId }) =>
    imageIds.includes(fileId),
  );
  const toFollow = imagesToFollow(
    awaited.map(({ timeAnnounced }) => timeAnnounced),
    now,
  );
  return toFollow === null ? null : { ...toFollow, imageIds: awaited.map(({ fileId }) => fileId) };
}

/** Claims what is new, and moves to the trash what the order alone used. */
export async function claimImages(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  order: Pictured,
  before: readonly string[],
): Promise<void> {
  const added = order.imageIds.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !order.imageIds.includes(id));
  if (added.length === 0 && gone.length === 0) return;
  const ofEntry =
    order.entryId === null
      ? []
      : await services.files.listOf(work.tx, 'entry', order.entryId, { withTrash: true });
  const awaited =
    order.entryId === null ? [] : await services.files.awaitedOf(work.tx, 'entry', [order.entryId]);
  const idsOfEntry = new Set([...ofEntry.map(({ id }) => id), ...awaited.map(({ fileId }) => fileId)]);
  const isOfEntry = (fileId: string) => idsOfEntry.has(fileId);
  for (const fileId of added) {
    if (isOfEntry(fileId)) continue;
    await services.files.claim(work, { fileId, ownerType, ownerId: order.id, kinds: 'pictures' });
  }
  for (const fileId of gone) if (!isOfEntry(fileId)) await services.files.trash(work, fileId);
  if (order.entryId !== null) await releaseImages({ services, work }, order.entryId, gone.filter(isOfEntry));
}

/** Permanently, once the order is removed; pictures of its entry stay while that, or anything else, shows them. */
export async function dropFiles(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  { id: orderId, entryId, imageIds }: Pictured,
): Promise<void> {
  if (entryId !== null) await releaseImages({ services, work }, entryId, imageIds);
  for (const owner of [ownerType, attachmentOwner]) {
    const files = await services.files.listOf(work.tx, owner, orderId, { withTrash: true });
    for (const file of files) await services.files.remove(work, file);
  }
}

export const attachmentOwner = 'workOrderAttachment';

export function pictureOf(files: readonly StoredFile[], order: Pictured, imageId: string): StoredFile {
  const file = files.find(({ id }) => id === imageId);
  if (file === undefined || !order.imageIds.includes(imageId)) throw problem('file.notFound');
  return file;
}
