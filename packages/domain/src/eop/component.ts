// One part of a school's emergency operations plan: a document, the emergency contact list or a table of roles.
import { z } from 'zod';
import { defineMerge, type EditIn, idSchema, limitedText, requiredLine, value } from '../kernel/index.ts';
import { eopLimits } from './limits.ts';
import { richTextSchema } from './richText/index.ts';

/** In the order in which they are shown. */
export const eopSections = ['commitment', 'framework', 'functionalAnnexes', 'hazardAnnexes'] as const;
export type EopSection = (typeof eopSections)[number];

/** Contact list and roles are kept on pages of their own. */
const eopKinds = ['document', 'contactList', 'roles'] as const;
export type EopKind = (typeof eopKinds)[number];

const contactListEnding = '--emergency_contact_list';

export function contactListIdOf(schoolId: string): string {
  return `${schoolId}${contactListEnding}`;
}

/** The contact list has the id of its school with an ending, all others one of their own. */
export const eopComponentIdSchema = limitedText(60).regex(/^[A-Za-z0-9]{20}(?:--emergency_contact_list)?$/);

export const intervalSchema = z
  .number({ error: 'wholePositive' })
  .int({ error: 'wholePositive' })
  .min(eopLimits.intervalMonths.least, { error: 'wholePositive' })
  .max(eopLimits.intervalMonths.most, { error: 'wholePositive' });

export const componentNameSchema = requiredLine(eopLimits.name);
/** How concurrent changes of name, interval and contact are merged. */
export const componentNameMerge = defineMerge({ name: value(componentNameSchema) });
export type ComponentNameEdit = EditIn<typeof componentNameMerge>;
export const intervalMerge = defineMerge({ certificationIntervalMonths: value(intervalSchema) });
export type IntervalEdit = EditIn<typeof intervalMerge>;
export const pointOfContactMerge = defineMerge({ pointOfContactUserId: value(idSchema.nullable()) });
export type PointOfContactEdit = EditIn<typeof pointOfContactMerge>;

export const attachmentNameSchema = requiredLine(eopLimits.attachmentName);

export const newComponentSchema = z.object({
  componentId: idSchema,
  schoolId: idSchema,
  name: componentNameSchema,
  section: z.enum(eopSections),
  certificationIntervalMonths: intervalSchema,
});
export type NewComponent = z.infer<typeof newComponentSchema>;

export const eopAttachmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  timestamp: z.iso.datetime(),
  addedByUserId: z.string(),
  /** Of the stored file. */
  fileId: idSchema,
  size: z.int(),
});
export type EopAttachment = z.infer<typeof eopAttachmentSchema>;

/** What every list shows of a component. */
export const eopComponentSummarySchema = z.object({
  id: eopComponentIdSchema,
  schoolId: idSchema,
  name: z.string(),
  section: z.enum(eopSections),
  kind: z.enum(eopKinds),
  /** Of a component of the default plan: which one, for its guidance. */
  guidanceKey: z.string().nullable(),
  /** `{schoolId}--{roleId}`, of a table of roles. */
  eopRolesId: z.string().nullable(),
  certificationIntervalMonths: z.int(),
  pointOfContactUserId: z.string().nullable(),
  lastCertificationTimestamp: z.iso.datetime().nullable(),
  nextCertificationDueTimestamp: z.iso.datetime().nullable(),
  hasUnpublishedContentChanges: z.boolean(),
  hasUnpublishedAttachmentChanges: z.boolean(),
  timeCreated: z.iso.datetime(),
});
export type EopComponentSummary = z.infer<typeof eopComponentSummarySchema>;

export const eopComponentSchema = eopComponentSummarySchema.extend({
  createdByUserId: z.string(),
  /** The draft. Its version grows with every change of content, attachments or the setting below. */
  content: richTextSchema.nullable(),
  version: z.int(),
  isOmittingContent: z.boolean(),
  attachments: z.array(eopAttachmentSchema),
  certifiedContent: richTextSchema.nullable(),
  certifiedIsOmittingContent: z.boolean(),
  certifiedAttachments: z.array(eopAttachmentSchema),
  timeUpdated: z.iso.datetime(),
});

/** Where a row of the plan leads: lists and tables have pages of their own. */
export function componentPath({
  id,
  schoolId,
  kind,
  eopRolesId,
}: Pick<EopComponentSummary, 'id' | 'schoolId' | 'kind' | 'eopRolesId'>): string {
  if (kind === 'contactList') return `/contacts/${schoolId}`;
  if (kind === 'roles' && eopRolesId !== null) return `/eopRoles/${eopRolesId.split('--')[1]}/${schoolId}`;
  return `/eop/${schoolId}/${id}`;
}

/** Without it there is nothing to certify. */
export function hasSomethingToCertify({
  hasContent,
  isOmittingContent,
  attachments,
}: Readonly<{ hasContent: boolean; isOmittingContent: boolean; attachments: number }>): boolean {
  return attachments > 0 || (hasContent && !isOmittingContent);
}
