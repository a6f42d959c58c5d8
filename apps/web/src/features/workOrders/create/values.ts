// What the form holds while somebody fills it in, and how it begins.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { WorkOrderForm } from '@schooldog/domain/workOrders';
import type { Picture } from '../../../platform/offlineRecords/drafts.ts';
import { imageIdsOf, keptIdsOf } from '../../../platform/offlineRecords/filledForm.ts';
import type { SourceEntry } from '../../../platform/navigation/featureShell.ts';
import type { UploadedAttachment } from '../parts/AddAttachmentDialog.tsx';
import { type KnownWorkOrder, urlsOf } from '../workOrderRecord.ts';

type Place = Readonly<
  Pick<WorkOrderForm, 'location' | 'locationDataProfileId' | 'locationDataProfileOptionId'>
>;

export type WorkOrderValues = Readonly<
  Pick<WorkOrderForm, 'description' | 'priority' | 'boardId' | 'dueDate' | 'scheduledStartDate' | 'notes'> & {
    /** One for as long as there is a draft: were it stored twice, the server would know it. */
    workOrderId: string;
    schoolId: string | null;
    assignedUserIds: readonly string[];
    place: Place;
    /** Whether it starts on a later day; the day may not be chosen yet. */
    isForLater: boolean;
    customFields: Readonly<Record<string, string>>;
    pictures: readonly Picture[];
    attachments: readonly UploadedAttachment[];
    /** The entry that it is made from. */
    source: SourceEntry | null;
  }
>;

export const nowhere: Place = {
  location: '',
  locationDataProfileId: null,
  locationDataProfileOptionId: null,
};

export const emptyValues: WorkOrderValues = {
  workOrderId: '',
  schoolId: null,
  description: '',
  priority: null,
  boardId: null,
  assignedUserIds: [],
  place: nowhere,
  dueDate: null,
  isForLater: false,
  scheduledStartDate: null,
  notes: '',
  customFields: {},
  pictures: [],
  attachments: [],
  source: null,
};

export function valuesOf(order: KnownWorkOrder): WorkOrderValues {
  const { location, locationDataProfileId, locationDataProfileOptionId } = order;
  const urls = urlsOf(order);
  return {
    ...emptyValues,
    workOrderId: order.id,
    schoolId: order.schoolId,
    description: order.description,
    priority: order.priority,
    boardId: order.boardId,
    assignedUserIds: order.assignedUserIds,
    place: { location, locationDataProfileId, locationDataProfileOptionId },
    dueDate: order.dueDate,
    isForLater: order.scheduledStartDate !== null,
    scheduledStartDate: order.scheduledStartDate,
    notes: order.notes,
    customFields: order.customFields,
    pictures: order.imageIds.map((id) => ({ kind: 'kept', id, url: urls.get(id) ?? '' })),
  };
}

/** Trimmed. `photoIds` are those of the new pictures; without them, only those that the server has are named. */
export function formOf(values: WorkOrderValues, photoIds?: readonly string[]): WorkOrderForm {
  const { place, pictures } = values;
  const answers = Object.entries(values.customFields).map(([name, answer]) => [name, answer.trim()] as const);
  return {
    description: values.description.trim(),
    priority: values.priority,
    boardId: values.boardId,
    assignedUserIds: [...values.assignedUserIds],
    ...place,
    location: place.location.trim(),
    dueDate: values.dueDate,
    scheduledStartDate: values.isForLater ? values.scheduledStartDate : null,
    notes: values.notes.trim(),
    customFields: Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
    imageIds: photoIds === undefined ? keptIdsOf(pictures) : imageIdsOf(pictures, photoIds),
  };
}

/** Places and staff belong to a school, so another school leaves only the words of the place. */
export function atSchool(values: WorkOrderValues, schoolId: string | null): WorkOrderValues {
  if (schoolId === values.schoolId) return values;
  return {
    ...values,
    schoolId,
    place: { ...nowhere, location: values.place.location },
    assignedUserIds: [],
  };
}

/** A school or a board alone is quickly chosen again; everything else is worth keeping. */
export function isWorthKeeping(values: WorkOrderValues): boolean {
  const { description, notes, place, customFields } = values;
  const words = [description, notes, place.location, ...Object.values(customFields)];
  return (
    words.some((text) => text.trim() !== '') ||
    values.assignedUserIds.length > 0 ||
    values.priority !== null ||
    values.dueDate !== null ||
    values.pictures.length > 0 ||
    values.attachments.length > 0
  );
}

/** Addresses of pictures hold only for a while; those of now are taken. */
export function withUrls(values: WorkOrderValues, order: ShownWorkOrder): WorkOrderValues {
  const urls = urlsOf(order);
  const pictures = values.pictures.map((picture) =>
    picture.kind === 'kept' ? { ...picture, url: urls.get(picture.id) ?? picture.url } : picture,
  );
  return { ...values, pictures };
}
