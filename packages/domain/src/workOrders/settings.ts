// How a district works with work orders: boards, fields, approval and restrictions.
import { z } from 'zod';
import { idSchema, requiredLine } from '../kernel/index.ts';
import type { WorkOrderRules } from '../permissions/index.ts';
import { boardColors } from './boardColors.ts';
import { defaultWorkCalendar, workCalendarSchema } from './calendar/index.ts';
import { workOrderLimits } from './limits.ts';

export const hideableFields = ['assignedStaff', 'location', 'notes', 'priority', 'dueDate'] as const;
export type HideableField = (typeof hideableFields)[number];

/** What the required fields card offers, besides the custom fields. */
export const requirableFields = [...hideableFields, 'taskBoard'] as const;
/** The form also honors a required start date, which the card does not offer. */
const requiredFieldNames = [...requirableFields, 'scheduledStartDate'] as const;
export type RequiredField = (typeof requiredFieldNames)[number];

export const taskBoardSchema = z.object({
  id: idSchema,
  name: requiredLine(workOrderLimits.boardName),
  color: z.enum(boardColors),
  assignedUserIds: z.array(idSchema).max(workOrderLimits.boardPeople),
  /** Its orders are hidden from people who are not assigned to it. */
  preventNonAssignedUsers: z.boolean(),
});
export type TaskBoard = z.infer<typeof taskBoardSchema>;

export const customFieldSchema = requiredLine(workOrderLimits.customFieldName);
const customFieldsSchema = z
  .array(customFieldSchema)
  .max(workOrderLimits.customFields)
  .refine((names) => new Set(names).size === names.length, 'duplicate');

const restrictionSchema = z.enum(['workOrderStaff', 'workOrderManagers']).nullable();
const approverTypeSchema = z.literal('workOrderManagers').nullable();

export const tasksSettingsSchema = z.object({
  /** In their order. */
  boards: z.array(taskBoardSchema).max(workOrderLimits.boards),
  defaultTaskBoard: idSchema.nullable(),
  customFields: customFieldsSchema,
  requiredFields: z.array(z.enum(requiredFieldNames)),
  requiredCustomFields: customFieldsSchema,
  hiddenFields: z.array(z.enum(hideableFields)),
  restrictAssignmentPermissions: restrictionSchema,
  restrictSchedulePermissions: restrictionSchema,
  restrictAssignToTaskBoardPermissions: restrictionSchema,
  restrictStatusChangePermissions: z.literal('workOrderStaff').nullable(),
  restrictWorkOrderStaffViewPermissions: z.boolean(),
  isApprovalWorkflowEnabled: z.boolean(),
  approvalWorkflow: z.object({ allowedApproverType: approverTypeSchema }),
  isWorkCalendarEnabled: z.boolean(),
  workCalendar: workCalendarSchema,
});
export type TasksSettings = z.infer<typeof tasksSettingsSchema>;

const defaultTasksSettings: TasksSettings = {
  boards: [],
  defaultTaskBoard: null,
  customFields: [],
  requiredFields: [],
  requiredCustomFields: [],
  hiddenFields: [],
  restrictAssignmentPermissions: null,
  restrictSchedulePermissions: null,
  restrictAssignToTaskBoardPermissions: null,
  restrictStatusChangePermissions: null,
  restrictWorkOrderStaffViewPermissions: false,
  isApprovalWorkflowEnabled: false,
  approvalWorkflow: { allowedApproverType: null },
  isWorkCalendarEnabled: false,
  workCalendar: defaultWorkCalendar,
};

/** A document that was never saved, or was saved before a field existed, reads as its defaults there. */
export function tasksSettingsOf(stored: object): TasksSettings {
  return tasksSettingsSchema.parse({ ...defaultTasksSettings, ...stored });
}

/** The part of the settings that permissions depend on, for one person. */
export function workOrderRulesFor(settings: TasksSettings, userId: string): WorkOrderRules {
  const hidden = settings.boards.filter(
    ({ preventNonAssignedUsers, assignedUserIds }) =>
      preventNonAssignedUsers && !assignedUserIds.includes(userId),
  );
  const approverType = settings.approvalWorkflow.allowedApproverType ?? 'managersAtSchool';
  return {
    restrictAssignment: settings.restrictAssignmentPermissions,
    restrictSchedule: settings.restrictSchedulePermissions,
    restrictBoards: settings.restrictAssignToTaskBoardPermissions,
    restrictStatusChange: settings.restrictStatusChangePermissions !== null,
    restrictStaffView: settings.restrictWorkOrderStaffViewPermissions,
    approvers: settings.isApprovalWorkflowEnabled ? approverType : null,
    hiddenBoardIds: hidden.map(({ id }) => id),
  };
}
