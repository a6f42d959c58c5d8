// Emergency operations plans: the components of a school's plan, their drafts and their certified copies.
import {
  attachmentNameSchema,
  componentNameMerge,
  eopAttachmentSchema,
  eopComponentIdSchema,
  eopComponentSchema,
  eopComponentSummarySchema,
  eopLimits,
  intervalMerge,
  newComponentSchema,
  pointOfContactMerge,
  richTextSchema,
} from '@schooldog/domain/eop';
import { roleTableIdSchema } from '@schooldog/domain/eopRoles';
import { flagSchema, idSchema, limitedLine, mostSearchLetters } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { changes, done, historySchema, reads } from '../procedure.ts';

const feature = 'eop';
const oneSchoolSchema = z.object({ schoolId: idSchema });
const oneComponentSchema = z.object({ componentId: eopComponentIdSchema });

/** Of all components that are not archived; completed ones are certified and not past due. */
const planProgressSchema = z.object({
  schoolId: idSchema,
  completed: z.int(),
  total: z.int(),
  overdue: z.int(),
  dueSoon: z.int(),
  /** In the tables of roles. */
  rosterGaps: z.int(),
});
export type PlanProgress = z.infer<typeof planProgressSchema>;

const listedFacts = {
  pointOfContactName: z.string().nullable(),
  /** False for someone who can no longer do it, which is shown as a gap. */
  isPointOfContactEligible: z.boolean(),
  timeArchived: z.iso.datetime().nullable(),
};

const listedComponentSchema = eopComponentSummarySchema.extend(listedFacts);
export type ListedComponent = z.infer<typeof listedComponentSchema>;

const leaseSchema = z.object({
  userId: z.string(),
  userName: z.string(),
  /** Whether it is this editor that holds it. */
  isMine: z.boolean(),
  timeExpires: z.iso.datetime(),
});
export type EopLease = z.infer<typeof leaseSchema>;

const shownComponentSchema = eopComponentSchema.extend({
  ...listedFacts,
  isSchoolArchived: z.boolean(),
  /** Who wrote the text last, and when. */
  updatedByName: z.string().nullable(),
  timeWritten: z.iso.datetime().nullable(),
  /** Who writes at the moment. */
  lease: leaseSchema.nullable(),
  /** The version from which the PDF of the draft was made; null without one. */
  pdfVersion: z.int().nullable(),
  hasCertifiedPdf: z.boolean(),
  /** Addresses of the pictures in draft and certified content, by file id, for ten minutes. */
  imageUrls: z.record(z.string(), z.string()),
});
export type ShownComponent = z.infer<typeof shownComponentSchema>;

const foundComponentSchema = listedComponentSchema
  .pick({ id: true, schoolId: true, name: true, kind: true, guidanceKey: true, eopRolesId: true })
  .extend({ schoolName: z.string() });
export type FoundComponent = z.infer<typeof foundComponentSchema>;

const certificationSchema = z.object({
  id: idSchema,
  certifiedByUserId: z.string(),
  certifiedByName: z.string().nullable(),
  timestamp: z.iso.datetime(),
  isPublishing: z.boolean(),
});
export type Certification = z.infer<typeof certificationSchema>;

const contentVersionSchema = z.object({
  id: idSchema,
  userId: z.string(),
  userName: z.string().nullable(),
  version: z.int(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});

const keptCopySchema = z.object({
  id: idSchema,
  baseVersion: z.int(),
  content: richTextSchema,
  timeUpdated: z.iso.datetime(),
});
export type KeptCopy = z.infer<typeof keptCopySchema>;

/** For one person and ten minutes. */
const fileLinkSchema = z.object({ url: z.string(), fileName: z.string() });

/** A certification names the PDF that was reviewed. */
const certifiedPdfSchema = fileLinkSchema.extend({ pdfId: idSchema });
const draftPdfSchema = certifiedPdfSchema.extend({ version: z.int() });
export type DraftPdf = z.infer<typeof draftPdfSchema>;

/** Made by the editor when it opens, so that two windows of one person are told apart. */
const editorIdSchema = idSchema;

export const eopPlanPdfQuerySchema = oneSchoolSchema;
export type EopPlanPdfQuery = z.infer<typeof eopPlanPdfQuerySchema>;

export const eopContract = {
  /** The schools whose plans the viewer may read. */
  listEopSchools: reads(feature, 'eop/schools').output(z.array(planProgressSchema)),
  listComponents: reads(feature, 'eop/schools/{schoolId}/components')
    .input(oneSchoolSchema.extend({ showArchived: flagSchema.optional() }))
    .output(
      z.object({
        components: z.array(listedComponentSchema),
        hasDefaultPlan: z.boolean(),
        isSchoolArchived: z.boolean(),
        rosterGaps: z.array(z.object({ roleTableId: roleTableIdSchema, gaps: z.int() })),
      }),
    ),
  /** Among all plans that the viewer may read, by name and school. */
  findComponents: reads(feature, 'eop/components')
    .input(z.object({ search: limitedLine(mostSearchLetters) }))
    .output(z.array(foundComponentSchema).max(eopLimits.found)),
  /** `editorId` is that of an editor, which then learns whether it holds the lease. */
  getComponent: reads(feature, 'eop/components/{componentId}')
    .input(oneComponentSchema.extend({ editorId: editorIdSchema.optional() }))
    .output(shownComponentSchema),
  /** Newest first. */
  listCertifications: reads(feature, 'eop/components/{componentId}/certifications')
    .input(oneComponentSchema)
    .output(z.array(certificationSchema)),
  listContentVersions: reads(feature, 'eop/components/{componentId}/versions')
    .input(oneComponentSchema)
    .output(z.array(contentVersionSchema)),
  getContentVersion: reads(feature, 'eop/components/{componentId}/versions/{versionId}')
    .input(oneComponentSchema.extend({ versionId: idSchema }))
    .output(contentVersionSchema.extend({ content: richTextSchema })),
  /** Changes, and what provider staff read of it. */
  getComponentHistory: reads(feature, 'eop/components/{componentId}/history')
    .input(oneComponentSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** The viewer's own texts that were saved on an older version. */
  listKeptCopies: reads(feature, 'eop/components/{componentId}/keptCopies')
    .input(oneComponentSchema)
    .output(z.array(keptCopySchema)),
  /** The certified PDF, or that of an earlier certification. */
  getCertifiedPdf: reads(feature, 'eop/components/{componentId}/certifiedPdf')
    .input(oneComponentSchema.extend({ certificationId: idSchema.optional() }))
    .output(certifiedPdfSchema),
  getAttachment: reads(feature, 'eop/components/{componentId}/attachments/{attachmentId}')
    .input(oneComponentSchema.extend({ attachmentId: idSchema }))
    .output(fileLinkSchema),

  addComponent: changes(feature, 'addComponent').input(newComponentSchema).output(listedComponentSchema),
  addDefaultPlan: changes(feature, 'addDefaultPlan').input(oneSchoolSchema).output(done),
  renameComponent: changes(feature, 'renameComponent')
    .input(oneComponentSchema.extend({ edit: componentNameMerge.editSchema }))
    .output(done),
  setCertificationInterval: changes(feature, 'setCertificationInterval')
    .input(oneComponentSchema.extend({ edit: intervalMerge.editSchema }))
    .output(listedComponentSchema),
  setPointOfContact: changes(feature, 'setPointOfContact')
    .input(oneComponentSchema.extend({ edit: pointOfContactMerge.editSchema }))
    .output(listedComponentSchema),
  deleteComponent: changes(feature, 'deleteComponent').input(oneComponentSchema).output(done),
  archiveComponent: changes(feature, 'archiveComponent').input(oneComponentSchema).output(done),

  /** Takes or renews the lease; with `takeOver` also from somebody else. Answers who has it. */
  holdLease: changes(feature, 'holdLease')
    .input(oneComponentSchema.extend({ editorId: editorIdSchema, takeOver: z.boolean() }))
    .output(leaseSchema),
  releaseLease: changes(feature, 'releaseLease')
    .input(oneComponentSchema.extend({ editorId: editorIdSchema }))
    .output(done),
  /** On an older version nothing is overwritten: the text is kept as the author's copy. */
  saveContent: changes(feature, 'saveContent')
    .input(
      oneComponentSchema.extend({
        editorId: editorIdSchema,
        baseVersion: z.int().min(0),
        content: richTextSchema,
      }),
    )
    .output(
      z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('saved'), version: z.int() }),
        z.object({ outcome: z.literal('kept'), version: z.int(), keptCopyId: idSchema }),
      ]),
    ),
  /** `content` is what the author chose to keep of both; null keeps theirs. */
  resolveKeptCopy: changes(feature, 'resolveKeptCopy')
    .input(
      oneComponentSchema.extend({
        keptCopyId: idSchema,
        baseVersion: z.int().min(0),
        content: richTextSchema.nullable(),
      }),
    )
    .output(z.object({ version: z.int() })),
  /** The key with which this person's unsent text of this component is encrypted on the device, in base64. */
  getDraftKey: changes(feature, 'getDraftKey')
    .input(oneComponentSchema)
    .output(z.object({ key: z.string() })),
  setOmittingContent: changes(feature, 'setOmittingContent')
    .input(oneComponentSchema.extend({ isOmittingContent: z.boolean() }))
    .output(z.object({ version: z.int() })),
  addAttachment: changes(feature, 'addAttachment')
    .input(
      oneComponentSchema.extend({ attachmentId: idSchema, fileId: idSchema, name: attachmentNameSchema }),
    )
    .output(eopAttachmentSchema),
  removeAttachment: changes(feature, 'removeAttachment')
    .input(oneComponentSchema.extend({ attachmentId: idSchema }))
    .output(done),

  /** The PDF of the draft as it is, made again only when it changed or `forceRefresh` asks for it. */
  generateEopComponentPdf: changes(feature, 'generateEopComponentPdf')
    .input(
      z.object({
        eopComponentId: eopComponentIdSchema,
        omitContent: z.boolean(),
        forceRefresh: z.boolean().default(false),
      }),
    )
    .output(draftPdfSchema),
  /** `publishing` copies the draft; otherwise the date of the same certified copy is renewed. */
  certifyComponent: changes(feature, 'certifyComponent')
    .input(
      z.object({
        eopComponentId: eopComponentIdSchema,
        userId: idSchema,
        publishing: z.boolean(),
        version: z.int(),
        pdfId: idSchema,
      }),
    )
    .output(listedComponentSchema),
  sendEopCertificationEmail: changes(feature, 'sendEopCertificationEmail')
    .input(z.object({ eopComponentId: eopComponentIdSchema, emailMessage: limitedLine(eopLimits.message) }))
    .output(done),

  /** The whole certified plan of a school. */
  generateEopPlanPdf: startsExport(feature, 'generateEopPlanPdf', eopPlanPdfQuerySchema),
};
