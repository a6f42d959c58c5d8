import type { BulkAnswer } from '@schooldog/contract/workOrders';
import {
  type NewSubmitter,
  submitterAccount,
  taskGrantsOf,
  type TaskPermissionsEdit,
  taskPermissionsMerge,
  valuesOfGrants,
  workOrderUsersRules,
} from '@schooldog/domain/workOrders';
import type { Command } from '../../../platform/api/context.ts';
import { mergeEdit } from '../../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../../platform/records/requireMay.ts';
import type { Work } from '../../../platform/work/work.ts';
import { createAccount, savePermissions, setDisabled } from '../../people/index.ts';
import { usersTopic } from '../live.ts';
import { withEditedBoard } from '../settings/boards.ts';
import { lockSettings, saveSettings } from '../settings/save.ts';
import { tryEach } from '../tryEach.ts';
import { workOrderUserRecord } from './record.ts';

type OneUser = Readonly<{ userId: string }>;

export const createWorkOrderSubmitter: Command<OneUser & Readonly<{ submitter: NewSubmitter }>> = async (
  context,
  { userId, submitter },
) => {
  requireMay(workOrderUsersRules.open, context.actor, null);
  await createAccount(context, { userId, userData: submitterAccount(submitter) });
  await announce(context.work, userId);
};

/** Grants of other editors, and all other permissions of the person, stay as they are. */
export const setWorkOrderPermissions: Command<OneUser & Readonly<{ edit: TaskPermissionsEdit }>> = async (
  context,
  { userId, edit },
) => {
  const before = await workOrderUserRecord.lock(context, userId, 'changePermissions');
  const grants = await mergeEdit(context.work, taskPermissionsMerge, {
    recordType: workOrderUserRecord.type,
    recordId: userId,
    current: taskGrantsOf(before.permissions),
    edit,
    audited: () => ['permissions'],
  });
  await savePermissions(context, before, { ...before.permissions, ...valuesOfGrants(grants) });
  await announce(context.work, userId);
};

type Assignment = Readonly<{
  userIds: readonly string[];
  addedBoardIds: readonly string[];
  removedBoardIds: readonly string[];
}>;

/** People who cannot be assigned are counted with their reason; the others are assigned. */
export const assignWorkOrderUsersToBoards: Command<Assignment, BulkAnswer> = async (context, assignment) => {
  requireMay(workOrderUsersRules.open, context.actor, null);
  const before = await lockSettings(context);
  const userIds: string[] = [];
  const answer = await tryEach(assignment.userIds, async (userId) => {
    await workOrderUserRecord.lock(context, userId, 'assignToBoards');
    userIds.push(userId);
  });
  const edits = [
    ...assignment.addedBoardIds.map((boardId) => ({ boardId, added: userIds, removed: [] })),
    ...assignment.removedBoardIds.map((boardId) => ({ boardId, added: [], removed: userIds })),
  ];
  let { boards } = before;
  for (const { boardId, added, removed } of edits) {
    const edit = { assignedUserIds: { added, removed } };
    boards = await withEditedBoard(context.work, boards, { boardId, edit });
  }
  await saveSettings(context, before, { boards });
  return answer;
};

export const disableWorkOrderUser: Command<OneUser> = async (context, { userId }) => {
  const before = await workOrderUserRecord.lock(context, userId, 'disable');
  await setDisabled(context, before, true);
  await announce(context.work, userId);
};

function announce(work: Work, userId: string): Promise<void> {
  return work.announce({ topic: usersTopic, id: userId });
}
