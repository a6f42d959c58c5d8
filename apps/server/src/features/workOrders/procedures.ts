import type { Contract } from '@schooldog/contract';
import { tasksSettingsRules } from '@schooldog/domain/workOrders';
import type { Command } from '../../platform/api/context.ts';
import { action, command, done, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import { historyPage } from '../../platform/audit/historyPage.ts';
import { startExport } from '../../platform/exports/index.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { taskAnalytics } from './analytics/analytics.ts';
import { analyticsExport } from './analytics/analyticsCsv.ts';
import { addWorkOrderAttachment, removeWorkOrderAttachment } from './attachments.ts';
import { countOrdersOfBoard } from './boardStore.ts';
import { addWorkOrderComment, deleteWorkOrderComment, editWorkOrderComment } from './comments.ts';
import { createWorkOrder } from './create.ts';
import { detailedWorkOrder } from './detail.ts';
import { editWorkOrder } from './edit.ts';
import { setWorkOrderFollowed, setWorkOrderPinned } from './follow.ts';
import { workOrdersExport } from './exports/workOrdersExport.ts';
import { workOrderHistory } from './history.ts';
import { linkedWorkOrders } from './linked.ts';
import { countWorkOrders, listWorkOrders, listWorkOrdersToApprove, workOrderBadges } from './list.ts';
import { deleteWorkOrder } from './remove.ts';
import { schoolsWithoutApprover } from './settings/approvers.ts';
import {
  addTaskBoard,
  deleteTaskBoard,
  editTaskBoard,
  reorderTaskBoards,
  setDefaultTaskBoard,
} from './settings/boards.ts';
import {
  saveAdditionalSettings,
  saveApprovalWorkflow,
  saveCustomFields,
  saveHiddenFields,
  saveRequiredFields,
  saveWorkCalendar,
  saveWorkCalendarOverrides,
} from './settings/cards.ts';
import { settingsRecord } from './settings/save.ts';
import { shownSettings } from './settings/shown.ts';
import { changeWorkOrders, decideWorkOrders } from './several.ts';
import { listSimilarWorkOrders } from './similar.ts';
import { assignSelf, scheduleWorkOrderForLater, setWorkOrderStatus } from './status.ts';
import { type StoredWorkOrder, workOrderFor } from './store.ts';
import {
  assignWorkOrderUsersToBoards,
  createWorkOrderSubmitter,
  disableWorkOrderUser,
  setWorkOrderPermissions,
} from './users/commands.ts';
import { listWorkOrderUsers } from './users/list.ts';
import { deleteWorkOrderView, listWorkOrderViews, saveWorkOrderView } from './views.ts';

export const workOrderProcedures = {
  listWorkOrders: read(({ services, signedIn }, input) =>
    listWorkOrders(services.database.db, { viewer: signedIn, now: services.clock() }, input),
  ),
  countWorkOrders: read(({ services, signedIn }, input) =>
    countWorkOrders(services.database.db, { viewer: signedIn, now: services.clock() }, input),
  ),
  getWorkOrderBadges: read(({ services, actor }) => workOrderBadges(services.database.db, actor)),
  getWorkOrder: read(({ services, actor }, { workOrderId }) =>
    detailedWorkOrder(services, actor, workOrderId),
  ),
  getWorkOrderHistory: read(({ services, actor }, input) =>
    workOrderHistory(services.database.db, actor, input),
  ),
  listSimilarWorkOrders: read(({ services, actor }, input) =>
    listSimilarWorkOrders(services.database.db, actor, input),
  ),
  listLinkedWorkOrders: read(({ services, actor }, { ids }) =>
    linkedWorkOrders(services.database.db, actor, ids),
  ),
  listWorkOrdersToApprove: read(({ services, actor }, { before }) =>
    listWorkOrdersToApprove(services.database.db, actor, before),
  ),
  listWorkOrderViews: readOwn(({ services, actor }) => listWorkOrderViews(services.database.db, actor)),
  getTasksSettings: read(async ({ services, signedIn, actor }) =>
    shownSettings(actor, await readTasksSettings(services.database.db, signedIn.settingsVersions)),
  ),
  getTasksSettingsHistory: read(({ services, actor }, { before }) => {
    requireMay(tasksSettingsRules.save, actor, null);
    return historyPage(services.database.db, { ...settingsRecord, before });
  }),
  countBoardWorkOrders: read(async ({ services, actor }, { boardId }) => {
    requireMay(tasksSettingsRules.save, actor, null);
    return { count: await countOrdersOfBoard(services.database.db, boardId) };
  }),
  listSchoolsWithoutApprover: read(async ({ services, signedIn, actor }) => {
    requireMay(tasksSettingsRules.save, actor, null);
    const settings = await readTasksSettings(services.database.db, signedIn.settingsVersions);
    return { schoolIds: await schoolsWithoutApprover(services, settings) };
  }),

  listWorkOrderUsers: read(async ({ services, signedIn, actor }, input) => {
    const reader = services.database.db;
    const settings = await readTasksSettings(reader, signedIn.settingsVersions);
    return listWorkOrderUsers(reader, { actor, settings }, input);
  }),

  createWorkOrder: changing(createWorkOrder),
  editWorkOrder: changing(editWorkOrder),
  setWorkOrderStatus: changing(setWorkOrderStatus),
  assignSelf: changing(assignSelf),
  setWorkOrderPinned: done(setWorkOrderPinned),
  setWorkOrderFollowed: done(setWorkOrderFollowed),
  scheduleWorkOrderForLater: changing(scheduleWorkOrderForLater),
  deleteWorkOrder: done(deleteWorkOrder),

  addWorkOrderComment: done(addWorkOrderComment),
  editWorkOrderComment: done(editWorkOrderComment),
  deleteWorkOrderComment: done(deleteWorkOrderComment),
  addWorkOrderAttachment: done(addWorkOrderAttachment),
  removeWorkOrderAttachment: done(removeWorkOrderAttachment),

  decideWorkOrders: command(decideWorkOrders),
  changeWorkOrders: command(changeWorkOrders),
  saveWorkOrderView: done(saveWorkOrderView),
  deleteWorkOrderView: done(deleteWorkOrderView),
  generateCsvForWorkOrders: startExport(workOrdersExport, 'csv'),

  // It keeps what it counted, so it waits for the session to be checked.
  getTaskAnalytics: { ...action(taskAnalytics), isLogged: true },
  generateTaskAnalyticsCsv: startExport(analyticsExport, 'csv'),

  addTaskBoard: command(addTaskBoard),
  editTaskBoard: command(editTaskBoard),
  deleteTaskBoard: command(deleteTaskBoard),
  reorderTaskBoards: command(reorderTaskBoards),
  setDefaultTaskBoard: command(setDefaultTaskBoard),
  saveCustomFields: command(saveCustomFields),
  saveHiddenFields: command(saveHiddenFields),
  saveRequiredFields: command(saveRequiredFields),
  saveApprovalWorkflow: command(saveApprovalWorkflow),
  saveWorkCalendar: command(saveWorkCalendar),
  saveWorkCalendarOverrides: command(saveWorkCalendarOverrides),
  saveAdditionalSettings: command(saveAdditionalSettings),

  createWorkOrderSubmitter: done(createWorkOrderSubmitter),
  setWorkOrderPermissions: done(setWorkOrderPermissions),
  assignWorkOrderUsersToBoards: command(assignWorkOrderUsersToBoards),
  disableWorkOrderUser: done(disableWorkOrderUser),
} satisfies Partial<ProceduresOf<Contract['workOrders']>>;

/** A command that answers with the order as it is now. */
function changing<Input>(change: Command<Input, StoredWorkOrder>) {
  return command(async (context, input: Input) => workOrderFor(context.actor, await change(context, input)));
}
