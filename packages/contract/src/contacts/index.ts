// Emergency contacts of the schools, and the skills that they have.
import {
  contactFilterSchema,
  contactFormSchema,
  contactLimits,
  contactMerge,
  dropReasons,
  listedContactSchema,
  mostRowLetters,
  skillIdSchema,
  skillMerge,
  skillSchema,
  userSkillsMerge,
} from '@schooldog/domain/contacts';
import { rolePlaces, roleTableIdSchema } from '@schooldog/domain/eopRoles';
import { idSchema, limitedLine, limitedText } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'contacts';
const oneSchoolSchema = z.object({ schoolId: idSchema });
const oneContactSchema = z.object({ contactId: idSchema });
const oneSkillSchema = z.object({ skillId: skillIdSchema });

const contactUseSchema = z.object({
  roleTableId: roleTableIdSchema,
  roleName: z.string(),
  place: z.enum(rolePlaces),
});

export const contactsCsvQuerySchema = oneSchoolSchema.extend(contactFilterSchema.shape);
export type ContactsCsvQuery = z.infer<typeof contactsCsvQuerySchema>;

const droppedRowSchema = z.object({ index: z.int(), reason: z.enum(dropReasons) });
export type DroppedRow = z.infer<typeof droppedRowSchema>;

export const contactsContract = {
  /** The schools whose contacts the viewer may read, with how many each has. */
  listContactSchools: reads(feature, 'contacts/schools').output(
    z.array(oneSchoolSchema.extend({ contacts: z.int() })),
  ),
  /** What a list holds before any filter. */
  getContactSummary: reads(feature, 'contacts/schools/{schoolId}')
    .input(oneSchoolSchema)
    .output(z.object({ isSchoolArchived: z.boolean(), total: z.int(), titles: z.array(z.string()) })),
  /** By last name. `count` is how many the filter matches. */
  listContacts: reads(feature, 'contacts/schools/{schoolId}/contacts')
    .input(oneSchoolSchema.extend({ ...contactFilterSchema.shape, before: cursorSchema.optional() }))
    .output(
      z.object({ contacts: z.array(listedContactSchema), count: z.int(), next: z.string().nullable() }),
    ),
  /** For the preview of an import; in lower case. */
  listContactEmails: reads(feature, 'contacts/schools/{schoolId}/emails')
    .input(oneSchoolSchema)
    .output(z.object({ contacts: z.array(z.string()), users: z.array(z.string()) })),
  /** Where a contact is needed, said before it is deleted. */
  getContactUses: reads(feature, 'contacts/{contactId}/uses')
    .input(oneContactSchema)
    .output(z.array(contactUseSchema)),
  getContactHistory: reads(feature, 'contacts/{contactId}/history')
    .input(oneContactSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),

  addContact: changes(feature, 'addContact')
    .input(oneContactSchema.extend({ schoolId: idSchema, contact: contactFormSchema }))
    .output(listedContactSchema),
  /** `edit` holds the changes relative to what the editor saw, here and below. */
  editContact: changes(feature, 'editContact')
    .input(oneContactSchema.extend({ edit: contactMerge.editSchema }))
    .output(listedContactSchema),
  deleteContact: changes(feature, 'deleteContact').input(oneContactSchema).output(done),
  editUserSkills: changes(feature, 'editUserSkills')
    .input(oneSchoolSchema.extend({ userId: idSchema, edit: userSkillsMerge.editSchema }))
    .output(listedContactSchema),
  /** All rows of a file in one transaction: added + updated + dropped = rows. */
  importContacts: changes(feature, 'importContacts')
    .input(
      oneSchoolSchema.extend({
        /** Each packed by `packRow`. */
        rows: z.array(limitedText(mostRowLetters)).max(contactLimits.csv.rows),
        updateExisting: z.boolean(),
      }),
    )
    .output(z.object({ added: z.int(), updated: z.int(), dropped: z.array(droppedRowSchema) })),

  listSkills: reads(feature, 'contacts/skills').output(z.array(skillSchema)),
  getSkillUses: reads(feature, 'contacts/skills/{skillId}/uses')
    .input(oneSkillSchema)
    .output(z.object({ people: z.int(), roles: z.int() })),
  /** The id is checked apart from the rest, so that its problem has a text of its own. */
  addSkill: changes(feature, 'addSkill')
    .input(
      z.object({
        skillId: limitedText(20),
        name: limitedLine(contactLimits.skillName),
        category: limitedLine(contactLimits.skillCategory),
      }),
    )
    .output(skillSchema),
  editSkill: changes(feature, 'editSkill')
    .input(oneSkillSchema.extend({ edit: skillMerge.editSchema }))
    .output(skillSchema),
  deleteSkill: changes(feature, 'deleteSkill').input(oneSkillSchema).output(done),

  generateContactsCsv: startsExport(feature, 'generateContactsCsv', contactsCsvQuerySchema),
};
