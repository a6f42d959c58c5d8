// How concurrent edits of the work order settings are merged. Each card saves its own part.
import { weekdays } from '../dates/index.ts';
import { defineMerge, type EditIn, idSchema, listOfValues, recordsBy, value } from '../kernel/index.ts';
import { calendarOverrideSchema, workCalendarLimits, workCalendarSchema } from './calendar/index.ts';
import {
  customFieldSchema,
  hideableFields,
  requirableFields,
  taskBoardSchema,
  tasksSettingsSchema,
} from './settings.ts';
import { workOrderLimits } from './limits.ts';
import { z } from 'zod';

const { shape } = tasksSettingsSchema;
const customFieldList = listOfValues(customFieldSchema, { max: workOrderLimits.customFields });

export const taskBoardMerge = defineMerge({
  name: value(taskBoardSchema.shape.name),
  color: value(taskBoardSchema.shape.color),
  assignedUserIds: listOfValues(idSchema, { max: workOrderLimits.boardPeople }),
  preventNonAssignedUsers: value(taskBoardSchema.shape.preventNonAssignedUsers),
});
export type TaskBoardEdit = EditIn<typeof taskBoardMerge>;

/** The one board that a person moved, before another or to the end: all others keep the order that somebody else gave. */
export function withMovedBoard<Board extends Readonly<{ id: string }>>(
  boards: readonly Board[],
  { boardId, beforeBoardId }: Readonly<{ boardId: string; beforeBoardId: string | null }>,
): readonly Board[] {
  const moved = boards.find(({ id }) => id === boardId);
  const others = boards.filter(({ id }) => id !== boardId);
  const at = beforeBoardId === null ? others.length : others.findIndex(({ id }) => id === beforeBoardId);
  return moved === undefined || at === -1 ? boards : others.toSpliced(at, 0, moved);
}

export const customFieldsMerge = defineMerge({ customFields: customFieldList });
export type CustomFieldsEdit = EditIn<typeof customFieldsMerge>;

export const hiddenFieldsMerge = defineMerge({
  hiddenFields: listOfValues(z.enum(hideableFields), { max: hideableFields.length }),
});
export type HiddenFieldsEdit = EditIn<typeof hiddenFieldsMerge>;

export const requiredFieldsMerge = defineMerge({
  requiredFields: listOfValues(z.enum(requirableFields), { max: requirableFields.length }),
  requiredCustomFields: customFieldList,
});
export type RequiredFieldsEdit = EditIn<typeof requiredFieldsMerge>;

export const approvalMerge = defineMerge({
  isApprovalWorkflowEnabled: value(shape.isApprovalWorkflowEnabled),
  allowedApproverType: value(shape.approvalWorkflow.shape.allowedApproverType),
});
export type ApprovalEdit = EditIn<typeof approvalMerge>;

export const restrictionsMerge = defineMerge({
  restrictAssignmentPermissions: value(shape.restrictAssignmentPermissions),
  restrictSchedulePermissions: value(shape.restrictSchedulePermissions),
  restrictAssignToTaskBoardPermissions: value(shape.restrictAssignToTaskBoardPermissions),
  restrictStatusChangePermissions: value(shape.restrictStatusChangePermissions),
  restrictWorkOrderStaffViewPermissions: value(shape.restrictWorkOrderStaffViewPermissions),
});
export type RestrictionsEdit = EditIn<typeof restrictionsMerge>;

/** The card; the overrides have a dialog of their own. */
export const workCalendarMerge = defineMerge({
  isWorkCalendarEnabled: value(shape.isWorkCalendarEnabled),
  startTime: value(workCalendarSchema.shape.startTime),
  endTime: value(workCalendarSchema.shape.endTime),
  days: listOfValues(z.enum(weekdays), { max: weekdays.length }),
});
export type WorkCalendarEdit = EditIn<typeof workCalendarMerge>;

const overrideMerge = defineMerge({
  id: value(calendarOverrideSchema.shape.id),
  name: value(calendarOverrideSchema.shape.name),
  startDate: value(calendarOverrideSchema.shape.startDate),
  endDate: value(calendarOverrideSchema.shape.endDate),
  type: value(calendarOverrideSchema.shape.type),
});

export const overridesMerge = defineMerge({
  overrides: recordsBy(calendarOverrideSchema, ({ id }) => id, overrideMerge, {
    max: workCalendarLimits.overrides,
    itemOf: (merged) => merged,
  }),
});
export type OverridesEdit = EditIn<typeof overridesMerge>;
