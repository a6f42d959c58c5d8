// Location lists of the schools: rooms, doors, safety equipment …
import {
  dataProfileOptionSchema,
  dataProfileSchema,
  optionFormSchema,
  optionMerge,
  profileFormSchema,
  profileLimits,
  profileMerge,
} from '@schooldog/domain/dataProfiles';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, done, historySchema, reads } from '../procedure.ts';

const feature = 'dataProfiles';
const oneProfile = z.object({ dataProfileId: idSchema });
const oneOption = z.object({ optionId: idSchema });

const listedProfileSchema = dataProfileSchema.extend({
  /** Those that can be chosen today. */
  options: z.number(),
});
export type ListedProfile = z.infer<typeof listedProfileSchema>;

/** What the location field offers. */
const placeSchema = z.object({
  dataProfileId: idSchema,
  profileName: z.string(),
  optionId: idSchema,
  label: z.string(),
  aliases: z.array(z.string()),
  /** The ones that were merged into it, however long the way; left out where there are none. */
  mergedIds: z.array(idSchema).optional(),
});
export type Place = z.infer<typeof placeSchema>;

const optionFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
  timeCreated: z.iso.datetime(),
  url: z.string(),
});
export type OptionFile = z.infer<typeof optionFileSchema>;

const importRowSchema = optionFormSchema;

export const dataProfilesContract = {
  listDataProfiles: reads(feature, 'dataProfiles')
    .input(z.object({ schoolId: idSchema }))
    .output(z.array(listedProfileSchema)),
  /** How much each school has that the caller manages; schools without a list are left out. */
  countDataProfiles: reads(feature, 'dataProfiles/counts').output(
    z.array(z.object({ schoolId: idSchema, profiles: z.number(), locations: z.number() })),
  ),
  /** Every place of a school that can be chosen today. */
  listPlaces: reads(feature, 'dataProfiles/places')
    .input(z.object({ schoolId: idSchema }))
    .output(z.array(placeSchema)),
  /** What a label on a door or a device says, and where it is in the records. Merged places are followed. */
  getPlace: reads(feature, 'dataProfiles/places/{optionId}')
    .input(oneOption)
    .output(
      z.object({
        optionId: idSchema,
        label: z.string(),
        dataProfileId: idSchema,
        schoolId: idSchema,
        schoolName: z.string(),
        /** The place, its list or its school. */
        isArchived: z.boolean(),
      }),
    ),
  getDataProfile: reads(feature, 'dataProfiles/{dataProfileId}')
    .input(oneProfile)
    .output(
      listedProfileSchema.extend({
        optionList: z.array(dataProfileOptionSchema.extend({ uses: z.number() })),
      }),
    ),
  getDataProfileOption: reads(feature, 'dataProfiles/options/{optionId}')
    .input(oneOption)
    .output(
      dataProfileOptionSchema.extend({
        schoolId: idSchema,
        profileName: z.string(),
        /** The option that a merged one resolves to today. */
        standsFor: z.object({ id: idSchema, label: z.string() }).nullable(),
        /** The options that were merged into it, directly or through others. */
        mergedIds: z.array(idSchema),
        uses: z.number(),
        /** Entries by month of the last year, oldest first. */
        months: z.array(z.object({ month: z.string(), entries: z.number() })),
        files: z.array(optionFileSchema),
      }),
    ),
  getDataProfileHistory: reads(feature, 'dataProfiles/{dataProfileId}/history')
    .input(oneProfile.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  getDataProfileOptionHistory: reads(feature, 'dataProfiles/options/{optionId}/history')
    .input(oneOption.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  createDataProfile: changes(feature, 'createDataProfile')
    .input(profileFormSchema.extend({ dataProfileId: idSchema, schoolId: idSchema }))
    .output(dataProfileSchema),
  /** `edit` holds the changes relative to what the editor saw, here and below. */
  editDataProfile: changes(feature, 'editDataProfile')
    .input(oneProfile.extend({ edit: profileMerge.editSchema }))
    .output(dataProfileSchema),
  createDataProfileOption: changes(feature, 'createDataProfileOption')
    .input(oneProfile.extend({ optionId: idSchema, option: optionFormSchema }))
    .output(dataProfileOptionSchema),
  editDataProfileOption: changes(feature, 'editDataProfileOption')
    .input(oneOption.extend({ edit: optionMerge.editSchema }))
    .output(dataProfileOptionSchema),
  /** Only an option that was never referenced; all others are archived. */
  deleteDataProfileOption: changes(feature, 'deleteDataProfileOption').input(oneOption).output(done),
  mergeDataProfileOptions: changes(feature, 'mergeDataProfileOptions')
    .input(z.object({ fromId: idSchema, intoId: idSchema }))
    .output(dataProfileOptionSchema),
  /** A row whose label exists changes that option; other rows are added. Importing is idempotent. */
  importDataProfileOptions: changes(feature, 'importDataProfileOptions')
    .input(oneProfile.extend({ rows: z.array(importRowSchema).min(1).max(profileLimits.options) }))
    .output(z.object({ added: z.number(), changed: z.number(), unchanged: z.number() })),
  addDataProfileOptionFile: changes(feature, 'addDataProfileOptionFile')
    .input(oneOption.extend({ fileId: idSchema }))
    .output(optionFileSchema),
  deleteDataProfileOptionFile: changes(feature, 'deleteDataProfileOptionFile')
    .input(oneOption.extend({ fileId: idSchema }))
    .output(done),
};
