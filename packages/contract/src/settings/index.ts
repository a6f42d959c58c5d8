import { idSchema } from '@schooldog/domain/kernel';
import {
  appSettingsSchema,
  organizationSettingsSchema,
  schoolGroupingsSchema,
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

export const settingsContract = {
  getAppSettings: reads(feature, 'settings/app').output(appSettingsSchema),
  saveAppSettings: changes(feature, 'saveAppSettings')
    .input(appSettingsSchema.partial())
    .output(appSettingsSchema),
  getOrganization: reads(feature, 'settings/organization').output(organizationSettingsSchema),
  saveSchoolGroupings: changes(feature, 'saveSchoolGroupings')
    .input(z.object({ schoolGroupings: schoolGroupingsSchema }))
    .output(organizationSettingsSchema),
  saveOrganization: changes(feature, 'saveOrganization')
    .input(
      organizationSettingsSchema
        .pick({ districtName: true, timeZone: true, currency: true, stateBranding: true })
        .partial(),
    )
    .output(organizationSettingsSchema),
  getOrganizationHistory: reads(feature, 'settings/organization/history')
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** A note with photos that a device sends through its outbox, so that a person can see that offline work arrives. */
  checkOutbox: changes(feature, 'checkOutbox')
    .input(
      z.object({
        id: idSchema,
        note: z.string().trim().max(500),
        photoIds: z.array(idSchema).max(5),
        madeAt: z.iso.datetime(),
      }),
    )
    .output(outboxCheckSchema),
  listOutboxChecks: reads(feature, 'settings/outboxChecks').output(z.array(outboxCheckSchema)),
};
