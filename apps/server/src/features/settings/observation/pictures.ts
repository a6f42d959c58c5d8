// Uploaded pictures of categories: claimed with the save, shown through links that expire, deleted when replaced.
import type { ShownObservation } from '@schooldog/contract/settings';
import { isId } from '@schooldog/domain/kernel';
import type { ObservationSettings } from '@schooldog/domain/settings';
import type { Services } from '../../../platform/api/context.ts';
import type { Work } from '../../../platform/work/work.ts';

const ownerType = 'observationCategory';

/** From then on the category has only this picture; null for a drawn icon. */
export async function placePicture(
  services: Services,
  work: Work,
  { categoryId, fileId }: { categoryId: string; fileId: string | null },
): Promise<void> {
  if (fileId !== null)
    await services.files.claim(work, { fileId, ownerType, ownerId: categoryId, kinds: 'pictures' });
  const pictures = await services.files.listOf(work.tx, ownerType, categoryId);
  for (const picture of pictures) {
    if (picture.id !== fileId) await services.files.remove(work, picture);
  }
}

export function presentObservation(
  services: Services,
  userId: string,
  { categories, items, tagLabels }: ObservationSettings,
): ShownObservation {
  const uploaded = categories.map(({ image }) => image).filter(isId);
  const link = (id: string) => services.files.link({ id, name: 'picture' }, userId);
  return {
    categories,
    items,
    tagLabels,
    imageUrls: Object.fromEntries(uploaded.map((id) => [id, link(id)])),
  };
}
