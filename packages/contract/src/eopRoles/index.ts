// Tables of emergency roles: who does what at a school, and who steps in.
import { skillIdSchema } from '@schooldog/domain/contacts';
import {
  eopRoleSchema,
  eopRolesSchema,
  numberOfBackupsSchema,
  roleHolderSchema,
  roleLimits,
  roleMerge,
  rolePlaces,
  roleTableIdSchema,
  rosterFindingKinds,
} from '@schooldog/domain/eopRoles';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { changes, historySchema, reads } from '../procedure.ts';

const feature = 'eopRoles';
const oneTableSchema = z.object({ schoolId: idSchema, roleTableId: roleTableIdSchema });
const oneRoleSchema = oneTableSchema.extend({ roleId: idSchema });
const placeSchema = z.enum(rolePlaces);

/** A person of the table as readers see them. */
const personSchema = z.object({
  userId: z.string().nullable(),
  contactId: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string(),
  isListed: z.boolean(),
});

const suggestionSchema = z.object({
  holder: roleHolderSchema,
  name: z.string(),
  title: z.string(),
  phoneNumber: z.string().nullable(),
  /** The reason. */
  matchingSkillIds: z.array(skillIdSchema),
  /** Places that the person already has in this table. */
  placesHeld: z.int(),
});
export type SuggestedHolder = z.infer<typeof suggestionSchema>;

const findingSchema = z.object({
  kind: z.enum(rosterFindingKinds),
  roleId: idSchema,
  place: placeSchema,
  otherRoleId: idSchema.nullable(),
});

const shownTableSchema = eopRolesSchema.extend({
  isSchoolArchived: z.boolean(),
  /** The people of the table, also those who are no longer on the contact list (`isListed`). */
  people: z.array(personSchema),
  health: z.object({ gaps: z.array(findingSchema), notes: z.array(findingSchema) }),
});
export type ShownRoleTable = z.infer<typeof shownTableSchema>;

const tableOfSchoolSchema = z.object({
  schoolId: idSchema,
  /** Null for a school without this table. */
  roles: z.int().nullable(),
  filled: z.int(),
  gaps: z.int(),
});
export type RoleTableOfSchool = z.infer<typeof tableOfSchoolSchema>;

export const roleChartQuerySchema = oneTableSchema;
export type RoleChartQuery = z.infer<typeof roleChartQuerySchema>;

export const eopRolesContract = {
  /** The schools whose plans the viewer may read. */
  listRoleTables: reads(feature, 'eopRoles/{roleTableId}')
    .input(z.object({ roleTableId: roleTableIdSchema }))
    .output(z.array(tableOfSchoolSchema)),
  getRoleTable: reads(feature, 'eopRoles/{roleTableId}/{schoolId}')
    .input(oneTableSchema)
    .output(shownTableSchema),
  suggestRoleHolders: reads(feature, 'eopRoles/{roleTableId}/{schoolId}/suggestions')
    .input(oneRoleSchema)
    .output(z.array(suggestionSchema).max(roleLimits.suggestions)),
  getRoleTableHistory: reads(feature, 'eopRoles/{roleTableId}/{schoolId}/history')
    .input(oneTableSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),

  addEopRole: changes(feature, 'addEopRole')
    .input(
      oneRoleSchema.extend({
        role: eopRoleSchema.pick({ roleName: true, roleDescription: true, relevantSkillIds: true }),
      }),
    )
    .output(shownTableSchema),
  editEopRole: changes(feature, 'editEopRole')
    .input(oneRoleSchema.extend({ edit: roleMerge.editSchema }))
    .output(shownTableSchema),
  removeEopRole: changes(feature, 'removeEopRole').input(oneRoleSchema).output(shownTableSchema),
  /** Among the roles that are not locked, which stand after the default ones. */
  moveEopRole: changes(feature, 'moveEopRole')
    .input(oneRoleSchema.extend({ beforeRoleId: idSchema.nullable() }))
    .output(shownTableSchema),
  /** `seen` is who had the place on the screen; another person in it is a conflict. */
  assignRole: changes(feature, 'assignRole')
    .input(
      oneRoleSchema.extend({
        place: placeSchema,
        holder: roleHolderSchema.nullable(),
        seen: roleHolderSchema.nullable(),
      }),
    )
    .output(shownTableSchema),
  /** Two people of one role change places. */
  swapPlaces: changes(feature, 'swapPlaces')
    .input(
      oneRoleSchema.extend({
        from: placeSchema,
        to: placeSchema,
        seenFrom: roleHolderSchema.nullable(),
        seenTo: roleHolderSchema.nullable(),
      }),
    )
    .output(shownTableSchema),
  /** With fewer of them, people lose their places; the screen asks first and says how many. */
  setNumberOfBackups: changes(feature, 'setNumberOfBackups')
    .input(oneTableSchema.extend({ numberOfBackups: numberOfBackupsSchema, placesLost: z.int().min(0) }))
    .output(shownTableSchema),

  generateRoleChartPdf: startsExport(feature, 'generateRoleChartPdf', roleChartQuerySchema),
};
