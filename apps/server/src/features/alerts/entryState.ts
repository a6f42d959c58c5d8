// What happened to an entry since its alert was sent.
import type { AlertedEntry } from '@schooldog/domain/alerts';
import { jsonEqual } from '@schooldog/domain/kernel';

/** What an alert compares and shows of the present entry. */
export type EntryNow = Readonly<{
  observationCategoryId: string;
  observationItemId: string;
  observationType: string;
  quantity: number;
  comment: string;
  location: string;
  tags: readonly string[];
  imageIds: readonly string[];
  createdTaskIds: readonly string[];
}>;

/** Labels of category and item belong to the settings, so their changes are not an edit of the entry. */
export function entryState(sent: AlertedEntry, now: EntryNow | undefined): 'same' | 'changed' | 'deleted' {
  if (now === undefined) return 'deleted';
  return jsonEqual(compared(sent), compared(now)) ? 'same' : 'changed';
}

function compared(entry: Omit<EntryNow, 'createdTaskIds'>) {
  const { observationCategoryId, observationItemId, observationType } = entry;
  const { quantity, comment, location, tags, imageIds } = entry;
  return {
    observationCategoryId,
    observationItemId,
    observationType,
    quantity,
    comment,
    location,
    tags,
    imageIds,
  };
}
