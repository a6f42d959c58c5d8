import { enqueue } from '../../platform/outbox/index.ts';
import { newId } from '../../platform/newId.ts';

export const longestNote = 500;
export const mostPhotos = 5;
/** Under this beginning lie the checks that are still on their way. */
export const checkKeys = 'outboxCheck/';

export async function sendCheck(check: {
  note: string;
  photos: readonly File[];
  label: string;
}): Promise<void> {
  const { note, photos, label } = check;
  const id = newId();
  const madeAt = new Date().toISOString();
  await enqueue({
    procedure: 'settings.checkOutbox',
    input: (photoIds) => ({ id, note, photoIds, madeAt }),
    photos,
    label,
    optimistic: { key: `${checkKeys}${id}`, value: { id, note, photoCount: photos.length, madeAt } },
  });
}
