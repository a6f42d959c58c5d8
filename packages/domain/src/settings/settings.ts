import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';

export const productVersion = '0.1.0';

/** Global app settings: feature gates, maintenance, the version that browsers compare theirs with. */
export const appSettingsSchema = z.object({
  maintenanceMode: z.boolean().default(false),
  version: z.string().regex(/^\d+\.\d+\.\d+$/).default(productVersion),
  enableWorkOrders: z.boolean().default(true),
  enableEops: z.boolean().default(true),
  hasLegacyTasks: z.boolean().default(false),
  falseLoad: z.boolean().default(false),
});
export type AppSettings = z.infer<typeof appSettingsSchema>;

export const schoolGroupingSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  schoolIds: z.array(idSchema).max(2000),
});

export const schoolGroupingsSchema = z.array(schoolGroupingSchema).max(100).refine(haveDistinctIds, 'duplicate');

export const organizationSettingsSchema = z.object({
  districtName: z.string().default(''),
  timeZone: z.string().default('America/New_York'),
  currency: z.enum(['USD', 'EUR']).default('USD'),
  stateBranding: z.boolean().default(false),
  schoolGroupings: z.array(schoolGroupingSchema).default([]),
  riskGroups: z.array(z.object({ id: idSchema, name: z.string() })).default([]),
  requiredNumSchoolLedObservations: z.number().int().min(0).max(1000).default(10),
  activeRubricIds: z.array(idSchema).default([]),
});
export type OrganizationSettings = z.infer<typeof organizationSettingsSchema>;

function haveDistinctIds(groupings: readonly { id: string }[]): boolean {
  return new Set(groupings.map(({ id }) => id)).size === groupings.length;
}
