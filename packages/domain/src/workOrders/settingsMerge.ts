// How concurrent edits of the work order settings are merged. Each card saves its own part.
import { defineMerge, type EditIn, idSchema, listOfValues, value } from '../kernel/index.ts';
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
