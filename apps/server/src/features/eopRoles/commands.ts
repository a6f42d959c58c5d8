// Changes of a table of roles. Each takes the lock of the table and leaves one difference in the audit trail.
import {
  type EopRole,
  isSameHolder,
  placed,
  placesLost,
  type RoleEdit,
  type RoleHolder,
  roleLimits,
  roleMerge,
  type RolePlace,
  rolesIdOf,
  type RoleTableId,
  swapped,
  withBackups,
} from '@schooldog/domain/eopRoles';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { keepSkills, requireSkills } from '../contacts/index.ts';
import { holderOf, type Listed, listedAt, withKnownHolders } from './people.ts';
import { roleTableRecord } from './record.ts';
import { type RoleTableRow, updateRoleTable } from './store.ts';

type OneTable = Readonly<{ schoolId: string; roleTableId: RoleTableId }>;
type OneRole = OneTable & Readonly<{ roleId: string }>;

type NewRole = Pick<EopRole, 'roleName' | 'roleDescription' | 'relevantSkillIds'>;

export const addEopRole: Command<OneRole & Readonly<{ role: NewRole }>, RoleTableRow> = (
  context,
  { roleId, role, ...table },
) =>
  changeRoles(keepingSkills(context), table, [], async ({ roles }) => {
    await requireSkills(context.work.tx, role.relevantSkillIds);
    if (roles.some(({ id }) => id === roleId)) throw problem('eopRole.idTaken');
    if (roles.length >= roleLimits.roles) throw problem('eopRole.tooMany');
    const people = { primary: null, backup1: null, backup2: null };
    return [...roles, { ...role, ...people, id: roleId, defaultKey: null, isLocked: false }];
  });

/** Of a default role only its people can be changed. */
export const editEopRole: Command<OneRole & Readonly<{ edit: RoleEdit }>, RoleTableRow> = (
  context,
  { roleId, edit, ...table },
) =>
  changeRoles(keepingSkills(context), table, [], async ({ id, roles }) => {
    await requireSkills(context.work.tx, edit.relevantSkillIds?.added ?? []);
    const role = unlockedRole(roles, roleId);
    const merged = await mergeEdit(context.work, roleMerge, {
      recordType: roleTableRecord.type,
      recordId: id,
      current: role,
      edit,
      audited: () => [`role.${roleId}`],
    });
    return replaced(roles, { ...role, ...merged, relevantSkillIds: [...merged.relevantSkillIds] });
  });

export const removeEopRole: Command<OneRole, RoleTableRow> = (context, { roleId, ...table }) =>
  changeRoles(context, table, [], ({ roles }) => {
    unlockedRole(roles, roleId);
    return roles.filter(({ id }) => id !== roleId);
  });

export const moveEopRole: Command<OneRole & Readonly<{ beforeRoleId: string | null }>, RoleTableRow> = (
  context,
  { roleId, beforeRoleId, ...table },
) =>
  changeRoles(context, table, [], ({ roles }) => {
    const moved = unlockedRole(roles, roleId);
    const others = roles.filter(({ id }) => id !== roleId);
    const at = beforeRoleId === null ? others.length : others.findIndex(({ id }) => id === beforeRoleId);
    if (at < 0) throw problem('eopRole.roleNotFound');
    if (others[at]?.isLocked === true) throw problem('eopRole.locked');
    return others.toSpliced(at, 0, moved);
  });

type Assignment = OneRole &
  Readonly<{ place: RolePlace; holder: RoleHolder | null; seen: RoleHolder | null }>;

export const assignRole: Command<Assignment, RoleTableRow> = (
  context,
  { roleId, place, holder, seen, ...table },
) =>
  changeRoles(context, table, [holder, seen], ({ roles, numberOfBackups }, listed) => {
    const role = roleOf(roles, roleId);
    const person = holder === null ? null : listed.of(holder);
    if (person === undefined) throw problem('eopRole.holderNotEligible');
    const wanted = person === null ? null : holderOf(person);
    if (isSameHolder(role[place], wanted)) return roles;
    if (!isSameHolder(role[place], known(seen, listed))) throw problem('eopRole.placeChanged');
    const after = placed(role, place, wanted, numberOfBackups);
    if (after === null) throw problem('eopRole.alreadyInRole');
    return replaced(roles, after);
  });

type Swap = OneRole &
  Readonly<{ from: RolePlace; to: RolePlace; seenFrom: RoleHolder | null; seenTo: RoleHolder | null }>;

export const swapPlaces: Command<Swap, RoleTableRow> = (
  context,
  { roleId, from, to, seenFrom, seenTo, ...table },
) =>
  changeRoles(context, table, [seenFrom, seenTo], ({ roles }, listed) => {
    const role = roleOf(roles, roleId);
    const isAsSeen =
      isSameHolder(role[from], known(seenFrom, listed)) && isSameHolder(role[to], known(seenTo, listed));
    if (!isAsSeen) throw problem('eopRole.placeChanged');
    return replaced(roles, swapped(role, from, to));
  });

type Backups = OneTable & Readonly<{ numberOfBackups: number; placesLost: number }>;

/** The screen said how many people lose their place; if it became more, it asks again. */
export const setNumberOfBackups: Command<Backups, RoleTableRow> = async (context, input) => {
  const before = await lockedTable(context, input);
  if (placesLost(before.roles, input.numberOfBackups) > input.placesLost) {
    throw problem('eopRole.placeChanged');
  }
  const { numberOfBackups } = input;
  return change(context, before, { numberOfBackups, roles: withBackups(before.roles, numberOfBackups) });
};

type Alter = (table: RoleTableRow, listed: Listed) => EopRole[] | Promise<EopRole[]>;

/** `people` are those of whom the change speaks besides the people of the table. */
async function changeRoles(
  context: CommandContext,
  table: OneTable,
  people: readonly (RoleHolder | null)[],
  alter: Alter,
): Promise<RoleTableRow> {
  const before = await lockedTable(context, table);
  const listed = await listedAt(context.work.tx, before, people);
  const roles = withKnownHolders(before.roles, listed);
  return change(context, before, { roles: await alter({ ...before, roles }, listed) });
}

/** No skill is deleted while a role gets it. */
function keepingSkills(context: CommandContext): CommandContext {
  keepSkills(context.work);
  return context;
}

function lockedTable(context: CommandContext, { schoolId, roleTableId }: OneTable): Promise<RoleTableRow> {
  return roleTableRecord.lock(context, rolesIdOf(schoolId, roleTableId), 'edit');
}

async function change(
  context: CommandContext,
  before: RoleTableRow,
  changes: Partial<Pick<RoleTableRow, 'roles' | 'numberOfBackups'>>,
): Promise<RoleTableRow> {
  const { work, services } = context;
  const stamped = { ...changes, timeUpdated: work.now };
  const after = { ...before, ...stamped };
  updateRoleTable(work, before.id, stamped);
  await roleTableRecord.recordChange(work, before, after);
  await services.hooks.publish(context, 'eop.listsChanged', { componentIds: [before.eopComponentId] });
  return after;
}

function roleOf(roles: readonly EopRole[], roleId: string): EopRole {
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined) throw problem('eopRole.roleNotFound');
  return role;
}

function unlockedRole(roles: readonly EopRole[], roleId: string): EopRole {
  const role = roleOf(roles, roleId);
  if (role.isLocked) throw problem('eopRole.locked');
  return role;
}

function replaced(roles: readonly EopRole[], after: EopRole): EopRole[] {
  return roles.map((role) => (role.id === after.id ? after : role));
}

/** As the table names a person whom a screen may know by another id. */
function known(holder: RoleHolder | null, listed: Listed): RoleHolder | null {
  const person = holder === null ? undefined : listed.of(holder);
  return person === undefined ? holder : holderOf(person);
}
