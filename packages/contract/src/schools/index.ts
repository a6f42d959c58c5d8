import { idSchema } from '@schooldog/domain/kernel';
import {
  schoolFormSchema,
  schoolInfoMerge,
  schoolLinksMerge,
  schoolSchema,
  schoolTileSchema,
  schoolUseSchema,
} from '@schooldog/domain/schools';
import { z } from 'zod';
import { changes, done, historySchema, reads } from '../procedure.ts';

const feature = 'schools';
const oneSchool = z.object({ schoolId: idSchema });

const schoolFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** school/files/{schoolId}/{fileName} */
  path: z.string(),
  contentType: z.string(),
  size: z.number(),
  uploadedByUserId: z.string(),
  uploadedByName: z.string().nullable(),
  timeCreated: z.iso.datetime(),
  /** Works for ten minutes, for the caller only. */
  url: z.string(),
});
export type SchoolFile = z.infer<typeof schoolFileSchema>;

export const schoolsContract = {
  listSchoolNames: reads(feature, 'schools/names').output(
    z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        /** Archived schools keep their names for the records that refer to them. */
        isArchived: z.literal(true).optional(),
      }),
    ),
  ),
  listSchools: reads(feature, 'schools').output(z.array(schoolSchema)),
  getSchool: reads(feature, 'schools/{schoolId}').input(oneSchool).output(schoolSchema),
  /** What several features say about a school, each under its own permission. */
  getSchoolTiles: reads(feature, 'schools/{schoolId}/tiles')
    .input(oneSchool)
    .output(z.object({ tiles: z.array(schoolTileSchema) })),
  getSchoolHistory: reads(feature, 'schools/{schoolId}/history')
    .input(oneSchool.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  createSchool: changes(feature, 'createSchool')
    .input(z.object({ schoolId: idSchema, schoolData: schoolFormSchema }))
    .output(schoolSchema),
  /** `edit` holds the changes relative to what the editor saw. */
  schoolFormSubmit: changes(feature, 'schoolFormSubmit')
    .input(oneSchool.extend({ edit: schoolInfoMerge.editSchema }))
    .output(schoolSchema),
  editSchoolLinks: changes(feature, 'editSchoolLinks')
    .input(oneSchool.extend({ edit: schoolLinksMerge.editSchema }))
    .output(schoolSchema),
  /** What refers to a school, for people who are about to remove it. */
  getSchoolUses: reads(feature, 'schools/{schoolId}/uses')
    .input(oneSchool)
    .output(z.object({ uses: z.array(schoolUseSchema) })),
  archiveSchool: changes(feature, 'archiveSchool').input(oneSchool).output(schoolSchema),
  restoreSchool: changes(feature, 'restoreSchool').input(oneSchool).output(schoolSchema),
  /** Only while nothing refers to it; otherwise `school.inUse`. */
  deleteSchool: changes(feature, 'deleteSchool').input(oneSchool).output(done),
  listSchoolFiles: reads(feature, 'schools/{schoolId}/files')
    .input(oneSchool)
    .output(z.array(schoolFileSchema)),
  addSchoolFile: changes(feature, 'addSchoolFile')
    .input(z.object({ schoolId: idSchema, fileId: idSchema }))
    .output(schoolFileSchema),
  deleteSchoolFile: changes(feature, 'deleteSchoolFile')
    .input(z.object({ schoolId: idSchema, fileId: idSchema }))
    .output(done),
};
