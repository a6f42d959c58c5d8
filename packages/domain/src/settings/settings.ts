import { z } from 'zod';
import { defaultTimeZone } from '../dates/index.ts';
import { idSchema, limitedLine, limitedText, requiredLine } from '../kernel/index.ts';
import { productVersion } from './version.ts';

/** What provider staff switch for the whole app: feature gates and maintenance. */
export const appSwitchesSchema = z.object({
  maintenanceMode: z.boolean(),
  enableWorkOrders: z.boolean(),
  enableEops: z.boolean(),
  hasLegacyTasks: z.boolean(),
  falseLoad: z.boolean(),
});
export type AppSwitches = z.infer<typeof appSwitchesSchema>;

/** `version` is that of the running server, with which browsers compare theirs. It is never stored. */
export const appSettingsSchema = appSwitchesSchema.extend({ version: z.string() });
export type AppSettings = z.infer<typeof appSettingsSchema>;

const defaultAppSettings: AppSwitches = {
  maintenanceMode: false,
  enableWorkOrders: true,
  enableEops: true,
  hasLegacyTasks: false,
  falseLoad: false,
};

/** Minutes until an alert that no one acknowledges is escalated; `offered` is what turning it on proposes. */
export const escalationLimits = { fewest: 5, offered: 15, most: 240 } as const;

export const groupingLimits = { groupings: 100, schools: 2000 } as const;

export const schoolGroupingSchema = z.object({
  id: idSchema,
  name: requiredLine(80),
  schoolIds: z.array(idSchema).max(groupingLimits.schools),
});

export const schoolGroupingsSchema = z
  .array(schoolGroupingSchema)
  .max(groupingLimits.groupings)
  .refine(haveDistinctIds, 'duplicate');

export const organizationSettingsSchema = z.object({
  districtName: limitedLine(120),
  timeZone: limitedText(60),
  currency: z.enum(['USD', 'EUR']),
  stateBranding: z.boolean(),
  schoolGroupings: schoolGroupingsSchema,
  riskGroups: z.array(z.object({ id: idSchema, name: z.string() })),
  requiredNumSchoolLedObservations: z.number().int().min(0).max(1000),
  /** Whether a leader may hand a walk to another person for review before it completes. */
  reviewWalks: z.boolean(),
  activeRubricIds: z.array(idSchema),
  /** Null: alerts are not escalated. */
  alertEscalationMinutes: z.int().min(escalationLimits.fewest).max(escalationLimits.most).nullable(),
});
export type OrganizationSettings = z.infer<typeof organizationSettingsSchema>;

const defaultOrganization: OrganizationSettings = {
  districtName: '',
  timeZone: defaultTimeZone,
  currency: 'USD',
  stateBranding: false,
  schoolGroupings: [],
  riskGroups: [],
  requiredNumSchoolLedObservations: 10,
  reviewWalks: true,
  activeRubricIds: [],
  alertEscalationMinutes: null,
};

/** A document that was never saved, or was saved before a field existed, reads as its defaults there. */
export function appSettingsOf(stored: object): AppSettings {
  return appSettingsSchema.parse({ ...defaultAppSettings, ...stored, version: productVersion });
}

export function organizationOf(stored: object): OrganizationSettings {
  return organizationSettingsSchema.parse({ ...defaultOrganization, ...stored });
}

function haveDistinctIds(groupings: readonly { id: string }[]): boolean {
  return new Set(groupings.map(({ id }) => id)).size === groupings.length;
}
