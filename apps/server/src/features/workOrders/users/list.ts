import type { WorkOrderUser, WorkOrderUserFilter } from '@schooldog/contract/workOrders';
import { idSchema } from '@schooldog/domain/kernel';
import { abilities, type Actor, may, type PermissionValue } from '@schooldog/domain/permissions';
import {
  openStatuses,
  type TaskBoard,
  type TaskPermission,
  taskPermissions,
  type TasksSettings,
  workOrderScope,
  workOrderUserRules,
  workOrderUsersRules,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../../platform/database/keysetPage.ts';
import { requireMay } from '../../../platform/records/requireMay.ts';
import { presentPerson, wordsOf } from '../../picker/index.ts';
import { countByAssignee } from '../listStore.ts';
import { factsOf } from './record.ts';
import {
  countWorkOrderUsers,
  type ListedUserRow,
  type NameKey,
  type WantedUsers,
  workOrderUserPage,
} from './store.ts';

const pageSize = 50;
const nameSchema = z.string().max(200);
const byName: KeysetKey<ListedUserRow, NameKey> = {
  of: ({ lastName, firstName, id }) => ({ lastName, firstName, id }),
  write: ({ lastName, firstName, id }) => [lastName, firstName, id],
  schema: z
    .tuple([nameSchema, nameSchema, idSchema])
    .transform(([lastName, firstName, id]) => ({ lastName, firstName, id })),
};

type Listed = Readonly<{ users: WorkOrderUser[]; next: string | null; count: number }>;

export async function listWorkOrderUsers(
  reader: Reader,
  { actor, settings }: Readonly<{ actor: Actor; settings: TasksSettings }>,
  { before, ...filter }: WorkOrderUserFilter & Readonly<{ before?: string | undefined }>,
): Promise<Listed> {
  requireMay(workOrderUsersRules.open, actor, null);
  const boards = may(workOrderUsersRules.seeBoards, actor, null) ? settings.boards : [];
  const wanted = wantedOf(filter, boards);
  const { rows, next } = await keysetPage({
    cursor: before,
    size: pageSize,
    key: byName,
    read: (after, limit) => workOrderUserPage(reader, wanted, { after, limit }),
  });
  const isAll = before === undefined && next === null;
  const [count, openCounts] = await Promise.all([
    isAll ? rows.length : countWorkOrderUsers(reader, wanted),
    openCountsOf(reader, actor, rows),
  ]);
  const users = rows.map((row) => ({
    ...presentUser(actor, row),
    boardIds: boards.filter(({ assignedUserIds }) => assignedUserIds.includes(row.id)).map(({ id }) => id),
    openCount: openCounts.get(row.id) ?? 0,
  }));
  return { users, next, count };
}

async function openCountsOf(reader: Reader, actor: Actor, rows: readonly ListedUserRow[]) {
  const scope = workOrderScope(actor);
  if (scope === null || rows.length === 0) return new Map<string, number>();
  const userIds = rows.map(({ id }) => id);
  return countByAssignee(reader, { scope, wanted: { statuses: openStatuses } }, userIds);
}

function presentUser(actor: Actor, row: ListedUserRow): Omit<WorkOrderUser, 'boardIds' | 'openCount'> {
  const { id, firstName, lastName, role, isDistrictUser, roleSchoolIds } = presentPerson(row);
  const { changePermissions, assignToBoards, disable } = abilities(workOrderUserRules, actor, factsOf(row));
  return {
    id,
    firstName,
    lastName,
    role,
    isDistrictUser,
    roleSchoolIds,
    permissions: taskPermissionsOf(row),
    can: { changePermissions, assignToBoards, disable },
  };
}

/** Only these three: what else a person holds is for those who manage users. */
function taskPermissionsOf({ permissions }: ListedUserRow): WorkOrderUser['permissions'] {
  const held: { [permission in TaskPermission]?: PermissionValue } = {};
  for (const permission of taskPermissions) {
    const value = permissions[permission];
    if (value !== undefined) held[permission] = value;
  }
  return held;
}

function wantedOf(filter: WorkOrderUserFilter, boards: readonly TaskBoard[]): WantedUsers {
  const { search = '', roles = [], schoolIds = [], permission = null, boardIds = [] } = filter;
  const ofBoards = boards.filter(({ id }) => boardIds.includes(id));
  return {
    words: wordsOf(search),
    roles,
    schoolIds,
    permission,
    userIds: boardIds.length === 0 ? null : ofBoards.flatMap(({ assignedUserIds }) => assignedUserIds),
  };
}
