// Names for pickers and cards, for every signed-in user.
import { idSchema, limitedLine } from '@schooldog/domain/kernel';
import { knownRoleSchema, permissionSchema } from '@schooldog/domain/permissions';
import { mostPeople } from '@schooldog/domain/picker';
import { z } from 'zod';
import { reads } from '../procedure.ts';

const feature = 'users';

export const personSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  role: knownRoleSchema,
  isDistrictUser: z.boolean(),
  roleSchoolIds: z.array(idSchema),
  isSchoolDogStaff: z.boolean(),
  isDisabled: z.boolean(),
});

export type FoundPerson = z.infer<typeof personSchema>;

const peopleQuerySchema = z
  .object({
    search: limitedLine(100).optional(),
    /** Only these users, including disabled ones. */
    ids: z.array(idSchema).min(1).max(mostPeople).optional(),
    /** Only users who hold it now, at the school named beside it or, without one, at any school. */
    permission: permissionSchema.optional(),
    /** Only those of them who hold this one as well, at the same place. */
    alsoPermission: permissionSchema.optional(),
    atSchoolId: idSchema.optional(),
    /** Only users who hold it at all of these schools. */
    atSchoolIds: z.array(idSchema).min(1).max(mostPeople).optional(),
    /** Only users who belong to the school: district users and those with a role there. */
    schoolId: idSchema.optional(),
    limit: z.coerce.number<number>().int().min(1).max(mostPeople).default(50),
  })
  .refine(
    ({ permission, alsoPermission, atSchoolId, atSchoolIds }) =>
      permission !== undefined ||
      (alsoPermission === undefined && atSchoolId === undefined && atSchoolIds === undefined),
    { path: ['permission'] },
  );
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

export const pickerContract = {
  /** Names for pickers and cards, without addresses and phones. */
  findPeople: reads(feature, 'users/people')
    .input(peopleQuerySchema)
    .output(z.object({ people: z.array(personSchema), more: z.boolean() })),
};
