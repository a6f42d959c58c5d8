import { type Actor, openWorkOrderRules } from '@schooldog/domain/permissions';
import type { NewUser } from './people.ts';

/** A person of the demo district as the policies see them. */
export function actorOf(person: NewUser): Actor {
  return {
    userId: person.id,
    role: person.role,
    isDistrictLevel: person.isDistrictLevel ?? false,
    roleSchoolIds: person.roleSchoolIds ?? [],
    isSchoolDogStaff: person.isSchoolDogStaff ?? false,
    isDisabled: person.isDisabled ?? false,
    isPrimarilyTaskUser: person.isPrimarilyTaskUser ?? false,
    permissions: person.permissions ?? {},
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
  };
}
