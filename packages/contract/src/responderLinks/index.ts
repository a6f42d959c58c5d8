// Links with which responders read certified plans: what their creators call, and without a sign-in the responders.
import { eopComponentIdSchema, eopSections } from '@schooldog/domain/eop';
import { idSchema } from '@schooldog/domain/kernel';
import {
  linkEndSchema,
  newResponderLinkSchema,
  responderCodeSchema,
  responderEventSchema,
  responderTokenSchema,
  sharedComponentSchema,
} from '@schooldog/domain/responderLinks';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'responderLinks';

/** Those of the default plan are named in the reader's language. */
const namedComponentSchema = z.object({ name: z.string(), guidanceKey: z.string().nullable() });

const listedLinkSchema = z.object({
  id: idSchema,
  schoolId: idSchema,
  personName: z.string(),
  /** Empty for a component that was sent by email. */
  agency: z.string(),
  email: z.string(),
  /** Null: every certified one. */
  components: z.array(namedComponentSchema).nullable(),
  includesContacts: z.boolean(),
  mayDownload: z.boolean(),
  createdByName: z.string().nullable(),
  timeCreated: z.iso.datetime(),
  timeExpires: z.iso.datetime(),
  timeRevoked: z.iso.datetime().nullable(),
  revokedByName: z.string().nullable(),
  /** Null while it is live. */
  end: linkEndSchema.nullable(),
  views: z.int(),
  failures: z.int(),
  lastUsed: z.iso.datetime().nullable(),
});
export type ListedResponderLink = z.infer<typeof listedLinkSchema>;

const eventSchema = z.object({
  sequence: z.int(),
  event: responderEventSchema,
  component: namedComponentSchema.nullable(),
  time: z.iso.datetime(),
});
export type ListedResponderEvent = z.infer<typeof eventSchema>;

const oneLinkSchema = z.object({ linkId: idSchema });
const tokenSchema = z.object({ token: responderTokenSchema });

const sharedDocumentSchema = namedComponentSchema.extend({
  componentId: eopComponentIdSchema,
  section: z.enum(eopSections),
  timeCertified: z.iso.datetime(),
});
export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

/** Before the code only the masked address is shown, after it the documents. */
const responderPageSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code'), maskedEmail: z.string() }),
  z.object({
    step: z.literal('reading'),
    personName: z.string(),
    agency: z.string(),
    schoolName: z.string(),
    districtName: z.string(),
    /** Of the district. */
    timeZone: z.string(),
    mayDownload: z.boolean(),
    timeExpires: z.iso.datetime(),
    /** When this device needs a new code. */
    timeVisitExpires: z.iso.datetime(),
    documents: z.array(sharedDocumentSchema),
  }),
]);
export type ResponderPage = z.infer<typeof responderPageSchema>;

/** Of `POST /api/responderLinks/readDocument`, which answers with the PDF. */
export const readDocumentSchema = tokenSchema.extend({
  componentId: eopComponentIdSchema,
  isDownload: z.boolean(),
});

export const responderLinksContract = {
  /** Live ones first, then the newest. */
  listResponderLinks: reads(feature, 'responderLinks/schools/{schoolId}/links')
    .input(z.object({ schoolId: idSchema }))
    .output(z.array(listedLinkSchema)),
  /** What the responder did and tried, newest first. */
  listResponderEvents: reads(feature, 'responderLinks/links/{linkId}/events')
    .input(oneLinkSchema)
    .output(z.array(eventSchema)),

  /** The address is in this answer and in the mail to the responder, and nowhere else. */
  addResponderLink: changes(feature, 'addResponderLink')
    .input(newResponderLinkSchema)
    .output(z.object({ url: z.string(), timeExpires: z.iso.datetime() })),
  revokeResponderLink: changes(feature, 'revokeResponderLink').input(oneLinkSchema).output(done),
  shareEopComponentByEmail: changes(feature, 'shareEopComponentByEmail')
    .input(sharedComponentSchema)
    .output(done),

  openResponderLink: changes(feature, 'openResponderLink').input(tokenSchema).output(responderPageSchema),
  /** Mails a code to the address of the link. It can be entered only with this id. */
  sendResponderCode: changes(feature, 'sendResponderCode')
    .input(tokenSchema.extend({ language: z.enum(['en', 'es']) }))
    .output(z.object({ codeId: idSchema })),
  enterResponderCode: changes(feature, 'enterResponderCode')
    .input(tokenSchema.extend({ codeId: idSchema, code: responderCodeSchema }))
    .output(responderPageSchema),
};
