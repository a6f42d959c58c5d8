import { problem } from '@schooldog/domain/problems';
import {
  canOpenWorkOrderUsers,
  type WorkOrderUserFacts,
  workOrderUserRules,
} from '@schooldog/domain/workOrders';
import { accountRecord } from '../../people/index.ts';

type Account = Omit<WorkOrderUserFacts, 'userId'> & Readonly<{ id: string }>;

export function factsOf(account: Account): WorkOrderUserFacts {
  const { id, role, isDistrictLevel, roleSchoolIds, isSchoolDogStaff, isDisabled, permissions } = account;
  return { userId: id, role, isDistrictLevel, roleSchoolIds, isSchoolDogStaff, isDisabled, permissions };
}

/** Accounts as those who manage work order users may change them. */
export const workOrderUserRecord = accountRecord({
  facts: factsOf,
  abilities: workOrderUserRules,
  missing: (actor) => problem(canOpenWorkOrderUsers(actor) ? 'user.notFound' : 'workOrder.usersNotAllowed'),
});
