// What a kit holds besides the certified PDFs.
import { z } from 'zod';
import { listedContactSchema, skillSchema } from '../contacts/index.ts';
import { eopComponentSummarySchema } from '../eop/index.ts';
import { eopRoleSchema, numberOfBackupsSchema, roleTableIdSchema } from '../eopRoles/index.ts';
import { idSchema } from '../kernel/index.ts';

const placedPersonSchema = z.object({
  name: z.string(),
  title: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string(),
});

const keptRoleSchema = eopRoleSchema
  .pick({ id: true, defaultKey: true, roleName: true, roleDescription: true })
  .extend({
    primary: placedPersonSchema.nullable(),
    backup1: placedPersonSchema.nullable(),
    backup2: placedPersonSchema.nullable(),
  });

export const goKitContentSchema = z.object({
  schoolName: z.string(),
  /** In the order of the plan. */
  components: z.array(
    eopComponentSummarySchema
      .pick({ id: true, name: true, section: true })
      .extend({ certificationId: idSchema, timeCertified: z.iso.datetime() }),
  ),
  contacts: z.array(
    listedContactSchema.pick({
      firstName: true,
      lastName: true,
      title: true,
      phoneNumber: true,
      email: true,
      skillIds: true,
    }),
  ),
  skills: z.array(skillSchema),
  roleTables: z.array(
    z.object({
      roleTableId: roleTableIdSchema,
      numberOfBackups: numberOfBackupsSchema,
      roles: z.array(keptRoleSchema),
    }),
  ),
});
export type GoKitContent = z.infer<typeof goKitContentSchema>;
