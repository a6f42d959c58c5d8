// How concurrent edits of one series are merged.
import { isSamePlace } from '../entries/index.ts';
import {
  defineMerge,
  type EditIn,
  type FieldsIn,
  idSchema,
  listOfValues,
  mapOf,
  text,
  value,
} from '../kernel/index.ts';
import {
  customAnswersSchema,
  customFieldSchema,
  workOrderLimits,
  workOrderPlaceSchema,
} from '../workOrders/index.ts';
import { orderTemplateSchema, recurringLimits, type SeriesForm, seriesFormSchema } from './series.ts';

const { shape } = seriesFormSchema;
const template = orderTemplateSchema.shape;

/** The parts of a location are meaningful only as a group. */
export const seriesMerge = defineMerge({
  title: value(shape.title),
  schoolIds: listOfValues(idSchema, { max: recurringLimits.schools }),
  recurrenceStartDate: value(shape.recurrenceStartDate),
  recurrenceEndDate: value(shape.recurrenceEndDate),
  recurrenceInterval: value(shape.recurrenceInterval),
  recurrenceUnit: value(shape.recurrenceUnit),
  closedDayRule: value(shape.closedDayRule),
  whileOpen: value(shape.whileOpen),
  description: text(template.description),
  priority: value(template.priority),
  boardId: value(template.boardId),
  assignedUserIds: listOfValues(idSchema, { max: workOrderLimits.assignedStaff }),
  place: value(workOrderPlaceSchema, { isSame: isSamePlace }),
  notes: text(template.notes),
  customFields: mapOf(customFieldSchema, customAnswersSchema.valueType, {
    max: 2 * workOrderLimits.customFields,
  }),
  dueInDays: value(template.dueInDays),
});
export type MergedSeries = FieldsIn<typeof seriesMerge>;
export type SeriesEdit = EditIn<typeof seriesMerge>;

export function mergedSeriesOf({ workOrderData, ...series }: SeriesForm): MergedSeries {
  const { location, locationDataProfileId, locationDataProfileOptionId, ...rest } = workOrderData;
  const place = { location, locationDataProfileId, locationDataProfileOptionId };
  return seriesMerge.pick({ ...series, ...rest, place });
}

export function seriesFormOf(merged: MergedSeries): SeriesForm {
  const { description, priority, boardId, assignedUserIds, place, notes, customFields, dueInDays, ...rest } =
    merged;
  return {
    ...rest,
    schoolIds: [...rest.schoolIds],
    workOrderData: {
      description,
      priority,
      boardId,
      assignedUserIds: [...assignedUserIds],
      ...place,
      notes,
      customFields,
      dueInDays,
    },
  };
}
