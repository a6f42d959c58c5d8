// The form of an edit and the order that changes under it.
import { type MergedWorkOrder, mergedWorkOrderOf, workOrderMerge } from '@schooldog/domain/workOrders';
import {
  type Filled as FilledWith,
  filledForm,
  picturesWith,
} from '../../../platform/offlineRecords/filledForm.ts';
import { formOf, type WorkOrderValues } from './values.ts';

export type Filled = FilledWith<WorkOrderValues, MergedWorkOrder>;

/** Only what differs from `before` is written, so that what is half typed stays. */
export function withFields(
  values: WorkOrderValues,
  before: MergedWorkOrder,
  after: MergedWorkOrder,
  urls: ReadonlyMap<string, string>,
): WorkOrderValues {
  const changed = workOrderMerge.compare(before, after);
  const { imageIds, scheduledStartDate, ...rest } = after;
  const taken: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(rest)) if (field in changed) taken[field] = value;
  return {
    ...values,
    ...taken,
    ...(changed.scheduledStartDate === undefined
      ? {}
      : { scheduledStartDate, isForLater: scheduledStartDate !== null }),
    ...(changed.imageIds === undefined ? {} : { pictures: picturesWith(values.pictures, imageIds, urls) }),
  };
}

export const workOrderForm = filledForm({
  merge: workOrderMerge,
  fieldsOf: (values: WorkOrderValues) => mergedWorkOrderOf(formOf(values)),
  withFields,
});
