import { sentTimeSchema } from '@schooldog/domain/dates';
import { idSchema, limitedLine } from '@schooldog/domain/kernel';
import {
  appSettingsSchema,
  appSwitchesSchema,
  categoryMerge,
  categorySchema,
  formerLabelMerge,
  groupingsMerge,
  itemMerge,
  itemSchema,
  observationSettingsSchema,
  organizationMerge,
  organizationSettingsSchema,
  tagMerge,
  tagSchema,
  walkRulesMerge,
} from '@schooldog/domain/settings';
import { z } from 'zod';
import { changes, historySchema, reads } from '../procedure.ts';

const feature = 'settings';

export const outboxCheckSchema = z.object({
  id: idSchema,
  note: z.string(),
  photoIds: z.array(idSchema),
  madeAt: z.iso.datetime(),
  timeCreated: z.iso.datetime(),
});

const shownObservationSchema = observationSettingsSchema.extend({
  /** Of uploaded pictures, by their id. Each works for ten minutes, for the caller only. */
  imageUrls: z.record(z.string(), z.string()),
});
export type ShownObservation = z.infer<typeof shownObservationSchema>;

/** Earlier versions of the app change the one name that they know. */
const formerLabelEdit = formerLabelMerge.editSchema.shape;

export const settingsContract = {
  getAppSettings: reads(feature, 'settings/app').output(appSettingsSchema),
  saveAppSettings: changes(feature, 'saveAppSettings')
    .input(appSwitchesSchema.partial())
    .output(appSettingsSchema),
  getOrganization: reads(feature, 'settings/organization').output(organizationSettingsSchema),
  /** `edit` holds the changes relative to what the editor saw, here and below. */
  saveSchoolGroupings: changes(feature, 'saveSchoolGroupings')
    .input(z.object({ edit: groupingsMerge.editSchema }))
    .output(organizationSettingsSchema),
  saveOrganization: changes(feature, 'saveOrganization')
    .input(z.object({ edit: organizationMerge.editSchema }))
    .output(organizationSettingsSchema),
  /** The required number of school-led observations, and the other walk rules of a district. */
  saveWalkSettings: changes(feature, 'saveWalkSettings')
    .input(z.object({ edit: walkRulesMerge.editSchema }))
    .output(organizationSettingsSchema),
  /** What can be logged, including archived items, because old entries still show their names. */
  getObservationSettings: reads(feature, 'settings/observation').output(shownObservationSchema),
  /** Adds it. An existing one is changed only through its `edit`. */
  saveObservationCategory: changes(feature, 'saveObservationCategory')
    .input(
      z.object({
        category: categorySchema,
        edit: categoryMerge.editSchema.extend(formerLabelEdit).optional(),
      }),
    )
    .output(observationSettingsSchema),
  saveObservationItem: changes(feature, 'saveObservationItem')
    .input(z.object({ item: itemSchema, edit: itemMerge.editSchema.extend(formerLabelEdit).optional() }))
    .output(observationSettingsSchema),
  /** The names of a tag that categories or items have. The tag itself stays what it is. */
  saveObservationTag: changes(feature, 'saveObservationTag')
    .input(z.object({ tag: tagSchema, edit: tagMerge.editSchema }))
    .output(observationSettingsSchema),
  getObservationHistory: reads(feature, 'settings/observation/history')
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  getOrganizationHistory: reads(feature, 'settings/organization/history')
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /**
   * A note with photos that a device sends through its outbox, so that a user can check that offline work arrives.
   */
  checkOutbox: changes(feature, 'checkOutbox')
    .input(
      z.object({
        id: idSchema,
        note: limitedLine(500),
        photoIds: z.array(idSchema).max(5),
        madeAt: sentTimeSchema,
      }),
    )
    .output(outboxCheckSchema),
  listOutboxChecks: reads(feature, 'settings/outboxChecks').output(z.array(outboxCheckSchema)),
};
