// What the form holds while somebody fills it in, and how it begins.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { EntryForm, Opinion, PlannedWorkOrder } from '@schooldog/domain/entries';
import type { Picture } from '../../../platform/offlineRecords/drafts.ts';

type Place = Readonly<Pick<EntryForm, 'location' | 'locationDataProfileId' | 'locationDataProfileOptionId'>>;

export type AlertValue = Readonly<{
  userIds: readonly string[];
  message: string;
  /** In a home that holds alerts back: send this one at once. */
  sendImmediately?: boolean | undefined;
}>;

export type EntryValues = Readonly<{
  /** One for as long as there is a draft: were it stored twice, the server would know it. */
  entryId: string;
  schoolId: string | null;
  categoryId: string | null;
  itemId: string | null;
  /** What stands in the search of observations without having been chosen. */
  typed: string;
  observationType: Opinion | null;
  /** Empty while nothing that could be a number is typed. */
  quantity: number | '';
  place: Place;
  comment: string;
  manualTags: readonly string[];
  pictures: readonly Picture[];
  alert: AlertValue | null;
  workOrders: readonly PlannedWorkOrder[];
}>;

const nowhere: Place = {
  location: '',
  locationDataProfileId: null,
  locationDataProfileOptionId: null,
};

export const emptyValues: EntryValues = {
  entryId: '',
  schoolId: null,
  categoryId: null,
  itemId: null,
  typed: '',
  observationType: null,
  quantity: 1,
  place: nowhere,
  comment: '',
  manualTags: [],
  pictures: [],
  alert: null,
  workOrders: [],
};

export function valuesOf(entry: ShownEntry): EntryValues {
  const { location, locationDataProfileId, locationDataProfileOptionId } = entry;
  return {
    ...emptyValues,
    entryId: entry.id,
    schoolId: entry.schoolId,
    categoryId: entry.observationCategoryId,
    itemId: entry.observationItemId,
    observationType: entry.observationType,
    quantity: entry.quantity,
    place: { location, locationDataProfileId, locationDataProfileOptionId },
    comment: entry.comment,
    manualTags: entry.manualTags,
    pictures: entry.imageIds.map((id, at) => ({ kind: 'kept', id, url: entry.imageUrls[at] ?? '' })),
  };
}

/** Places and recipients belong to a school, so another school leaves only the words of the place. */
export function atSchool(values: EntryValues, schoolId: string | null): EntryValues {
  if (schoolId === values.schoolId) return values;
  return {
    ...values,
    schoolId,
    place: { ...nowhere, location: values.place.location },
    alert: values.alert === null ? null : { ...values.alert, userIds: [] },
  };
}

/** A school, a category or a word in the search alone is quickly chosen again; everything else is worth keeping. */
export function isWorthKeeping(values: EntryValues): boolean {
  return (
    values.itemId !== null ||
    values.observationType !== null ||
    values.place.location.trim() !== '' ||
    values.comment.trim() !== '' ||
    values.manualTags.length > 0 ||
    values.pictures.length > 0 ||
    values.alert !== null ||
    values.workOrders.length > 0
  );
}
