// What became of an entry since it was put before people.
import type { AlertedEntry } from '@schooldog/domain/alerts';
import { jsonEqual } from '@schooldog/domain/kernel';

/** Of an entry as it is now, what an alert compares and shows. */
export type EntryNow = Readonly<{
  categoryId: string;
  itemId: string;
  opinion: string;
  quantity: number;
  comment: string;
  location: string;
  tags: readonly string[];
  imageIds: readonly string[];
  createdTaskIds: readonly string[];
}>;

/** Labels of category and item are the settings' and their changes are no edit of the entry. */
export function entryState(sent: AlertedEntry, now: EntryNow | undefined): 'same' | 'changed' | 'deleted' {
  if (now === undefined) return 'deleted';
  const before = {
    categoryId: sent.observationCategoryId,
    itemId: sent.observationItemId,
    opinion: sent.observationType,
    quantity: sent.quantity,
    comment: sent.comment,
    location: sent.location,
    tags: sent.tags,
    imageIds: sent.imageIds,
  };
  const { categoryId, itemId, opinion, quantity, comment, location, tags, imageIds } = now;
  const after = { categoryId, itemId, opinion, quantity, comment, location, tags, imageIds };
  return jsonEqual(before, after) ? 'same' : 'changed';
}
