// Who may manage the people who raise and do work orders, and what they may change about whom. It takes less than
// "manage users", so it gives less: submitters as new accounts, and three permissions. Whoever holds "manage task
// users" may give these three everywhere, also without holding them; "manage tasks settings" and "manage task users"
// are not among them, so nobody makes another person their equal here.
import {
  type Ability,
  type Actor,
  allOf,
  type Condition,
  defaultPermissions,
  holdsPermission,
  isSelectableRole,
  type KnownRole,
  may,
  not,
  type Permission,
  permissions,
  type Role,
  type Rule,
  schoolsOfValue,
} from '../permissions/index.ts';

export const taskPermissions = [
  'propose tasks',
  'be proposed tasks',
  'manage tasks',
] as const satisfies readonly Permission[];
export type TaskPermission = (typeof taskPermissions)[number];

/** The account of another person. */
export type WorkOrderUserFacts = Readonly<
  Pick<
    Actor,
    | 'userId'
    | 'role'
    | 'isDistrictLevel'
    | 'roleSchoolIds'
    | 'isSchoolDogStaff'
    | 'isDisabled'
    | 'permissions'
  >
>;

const managesTaskUsers = holdsPermission('manage task users');
const managesSettings = holdsPermission('manage tasks settings');
const isOneself: Rule<WorkOrderUserFacts> = (actor, { userId }) => actor.userId === userId;
const isOfProvider: Rule<WorkOrderUserFacts> = (_actor, { isSchoolDogStaff }) => isSchoolDogStaff;

const taskRoles: ReadonlySet<KnownRole> = new Set<Role>(['work_order_submitter', 'maintenance_staff']);

/** Raises or does work orders, and nothing else. */
export function hasTaskRole({ role }: Pick<WorkOrderUserFacts, 'role'>): boolean {
  return taskRoles.has(role);
}
const isOfTaskRole: Rule<WorkOrderUserFacts> = (_actor, account) => hasTaskRole(account);

/** Fewer permissions than the role brings are fine; one more school for one of them is not. */
const holdsOnlyDefaults: Rule<WorkOrderUserFacts> = (_actor, account) => {
  const { role, permissions: held } = account;
  if (!isSelectableRole(role)) return false;
  const defaults = defaultPermissions(role, account);
  return permissions.every((permission) => {
    const allowed = schoolsOfValue(defaults[permission]);
    const schools = schoolsOfValue(held[permission]);
    if (allowed === 'all') return true;
    return schools !== 'all' && schools.every((schoolId) => allowed.includes(schoolId));
  });
};

const seesAccount = allOf<WorkOrderUserFacts>(managesTaskUsers, not(isOfProvider));
const changesAccount = allOf<WorkOrderUserFacts>(seesAccount, not(isOneself));

const isEnabled = (otherwise: Condition<WorkOrderUserFacts>['otherwise']): Condition<WorkOrderUserFacts> => ({
  holds: ({ isDisabled }) => !isDisabled,
  otherwise,
});

export const workOrderUserRules = {
  view: { who: seesAccount, otherwise: 'workOrder.usersNotAllowed' },
  changePermissions: {
    who: changesAccount,
    otherwise: 'workOrder.ownAccount',
    when: [isEnabled('user.isDisabled')],
  },
  assignToBoards: {
    who: allOf(changesAccount, managesSettings),
    otherwise: 'workOrder.userBoardsNotAllowed',
    when: [isEnabled('user.isDisabled')],
  },
  disable: {
    who: allOf(changesAccount, isOfTaskRole, holdsOnlyDefaults),
    otherwise: 'workOrder.userDisableNotAllowed',
    when: [isEnabled('user.alreadyDisabled')],
  },
} as const satisfies Record<string, Ability<WorkOrderUserFacts>>;

export const workOrderUsersRules = {
  open: { who: managesTaskUsers, otherwise: 'workOrder.usersNotAllowed' },
  /** Who is on which board is for those who edit the settings. */
  seeBoards: { who: allOf(managesTaskUsers, managesSettings), otherwise: 'workOrder.userBoardsNotAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

export function canOpenWorkOrderUsers(actor: Actor): boolean {
  return may(workOrderUsersRules.open, actor, null);
}
