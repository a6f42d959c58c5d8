// The settings of work orders. Each card of the page saves its own part.
import { idSchema } from '@schooldog/domain/kernel';
import {
  approvalMerge,
  customFieldsMerge,
  hiddenFieldsMerge,
  overridesMerge,
  requiredFieldsMerge,
  restrictionsMerge,
  taskBoardMerge,
  taskBoardSchema,
  tasksSettingsSchema,
  workCalendarMerge,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { changes, historySchema, reads } from '../procedure.ts';

const feature = 'workOrders';
const oneBoardSchema = z.object({ boardId: idSchema });

export const tasksSettingsProcedures = {
  /** For people without `manage tasks settings` without the boards hidden from them, and without who is on the others. */
  getTasksSettings: reads(feature, 'workOrders/settings').output(tasksSettingsSchema),
  getTasksSettingsHistory: reads(feature, 'workOrders/settings/history')
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** How many orders are on the board, for the question before it is deleted. */
  countBoardWorkOrders: reads(feature, 'workOrders/boards/{boardId}/count')
    .input(oneBoardSchema)
    .output(z.object({ count: z.int() })),
  /** Schools at which nobody could approve a work order. */
  listSchoolsWithoutApprover: reads(feature, 'workOrders/settings/schoolsWithoutApprover').output(
    z.object({ schoolIds: z.array(idSchema) }),
  ),

  addTaskBoard: changes(feature, 'addTaskBoard')
    .input(z.object({ board: taskBoardSchema }))
    .output(tasksSettingsSchema),
  editTaskBoard: changes(feature, 'editTaskBoard')
    .input(oneBoardSchema.extend({ edit: taskBoardMerge.editSchema }))
    .output(tasksSettingsSchema),
  /** Its orders move to the default board, or to none. */
  deleteTaskBoard: changes(feature, 'deleteTaskBoard').input(oneBoardSchema).output(tasksSettingsSchema),
  /** Moves one board to before another, or to the end with null: the order of the others is not touched. */
  reorderTaskBoards: changes(feature, 'reorderTaskBoards')
    .input(z.object({ boardId: idSchema, beforeBoardId: idSchema.nullable() }))
    .output(tasksSettingsSchema),
  setDefaultTaskBoard: changes(feature, 'setDefaultTaskBoard')
    .input(z.object({ boardId: idSchema.nullable() }))
    .output(tasksSettingsSchema),
  saveCustomFields: changes(feature, 'saveCustomFields')
    .input(z.object({ edit: customFieldsMerge.editSchema }))
    .output(tasksSettingsSchema),
  saveHiddenFields: changes(feature, 'saveHiddenFields')
    .input(z.object({ edit: hiddenFieldsMerge.editSchema }))
    .output(tasksSettingsSchema),
  saveRequiredFields: changes(feature, 'saveRequiredFields')
    .input(z.object({ edit: requiredFieldsMerge.editSchema }))
    .output(tasksSettingsSchema),
  saveApprovalWorkflow: changes(feature, 'saveApprovalWorkflow')
    .input(z.object({ edit: approvalMerge.editSchema }))
    .output(tasksSettingsSchema),
  saveWorkCalendar: changes(feature, 'saveWorkCalendar')
    .input(z.object({ edit: workCalendarMerge.editSchema }))
    .output(tasksSettingsSchema),
  saveWorkCalendarOverrides: changes(feature, 'saveWorkCalendarOverrides')
    .input(z.object({ edit: overridesMerge.editSchema }))
    .output(tasksSettingsSchema),
  saveAdditionalSettings: changes(feature, 'saveAdditionalSettings')
    .input(z.object({ edit: restrictionsMerge.editSchema }))
    .output(tasksSettingsSchema),
};
