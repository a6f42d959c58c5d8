// What a contact list shows of people with an account, and where a change of an account shows.
import { isDistrictUser, type KnownRole, type Schools } from '../permissions/index.ts';

/** The facts of an account on which contact lists depend. */
export type AccountFacts = Readonly<{
  id: string;
  firstName: string;
  lastName: string;
  title: string;
  phoneNumber: string | null;
  role: KnownRole;
  isDistrictLevel: boolean;
  roleSchoolIds: readonly string[];
  isSchoolDogStaff: boolean;
  isDisabled: boolean;
}>;

const shown = ['firstName', 'lastName', 'title', 'phoneNumber'] as const;

/** The schools whose list looks different; null stands for an account that is not there yet, or no longer. */
export function schoolsWithChangedList(before: AccountFacts | null, after: AccountFacts | null): Schools {
  const [was, is] = [schoolsListing(before), schoolsListing(after)];
  const looksSame = before !== null && after !== null && shown.every((name) => before[name] === after[name]);
  if (was === 'all' || is === 'all') return looksSame && was === is ? [] : 'all';
  const either = [...new Set([...was, ...is])];
  return looksSame ? either.filter((id) => was.includes(id) !== is.includes(id)) : either;
}

function schoolsListing(account: AccountFacts | null): Schools {
  if (account === null || account.isDisabled || account.isSchoolDogStaff) return [];
  return isDistrictUser(account) ? 'all' : account.roleSchoolIds;
}
