// The account of a person who only submits work orders.
import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';
import { defaultCommunicationPreferences } from '../notifications/index.ts';
import { maxRoleSchools, type NewUser, newUserSchema } from '../people/index.ts';
import { defaultPermissions } from '../permissions/index.ts';

/** Of one or more schools: the flag for all schools makes a district user, which is for those who manage users. */
export const newSubmitterSchema = newUserSchema
  .pick({ email: true, firstName: true, lastName: true })
  .extend({ roleSchoolIds: z.array(idSchema).min(1).max(maxRoleSchools) });
export type NewSubmitter = z.infer<typeof newSubmitterSchema>;

export function submitterAccount({ email, firstName, lastName, roleSchoolIds }: NewSubmitter): NewUser {
  const role = 'work_order_submitter';
  const scope = { isDistrictLevel: false, roleSchoolIds };
  return {
    email,
    firstName,
    lastName,
    title: '',
    phoneNumber: null,
    role,
    ...scope,
    permissions: defaultPermissions(role, scope),
    isPrimarilyTaskUser: false,
    isSchoolDogStaff: false,
    alwaysShowTakePicture: false,
    autoSignOut: false,
    communicationPreferences: defaultCommunicationPreferences(),
  };
}
