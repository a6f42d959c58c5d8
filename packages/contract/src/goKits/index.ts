// Go-kits: plans, contacts and roles of a school, encrypted on a device. The server has neither the key nor a copy.
import {
  goKitContentSchema,
  goKitEnds,
  goKitEvents,
  goKitLimits,
  newGoKitSchema,
  reportedEventSchema,
} from '@schooldog/domain/goKits';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'goKits';
const oneKitSchema = z.object({ kitId: idSchema });

/** Another certification, contact or role gives another version. */
const versionSchema = z.string().regex(/^[0-9a-f]{32}$/);

const confirmedKitSchema = z.discriminatedUnion('outcome', [
  oneKitSchema.extend({
    outcome: z.literal('valid'),
    version: versionSchema,
    validUntil: z.iso.datetime(),
  }),
  oneKitSchema.extend({ outcome: z.literal('gone') }),
]);
export type ConfirmedKit = z.infer<typeof confirmedKitSchema>;

const listedKitSchema = newGoKitSchema.extend({
  timePinned: z.iso.datetime(),
  /** The last contact at which session and right were confirmed. */
  timeConfirmed: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** Why it is gone; null while the device may open it. */
  end: z.enum(goKitEnds).nullable(),
  /** Newest first, the last ones only. */
  events: z.array(
    z.object({
      event: z.enum(goKitEvents),
      time: z.iso.datetime(),
      /** Later than `time` where the device had no network. */
      timeReported: z.iso.datetime(),
    }),
  ),
});
export type ListedKit = z.infer<typeof listedKitSchema>;

export const goKitsContract = {
  /** The viewer's own, on all their devices, newest first. */
  listKits: reads(feature, 'goKits').output(z.array(listedKitSchema)),
  /** The certified PDFs are fetched one by one with `eop.getCertifiedPdf`. */
  getKitContent: reads(feature, 'goKits/{kitId}/content')
    .input(oneKitSchema)
    .output(z.object({ version: versionSchema, validUntil: z.iso.datetime(), content: goKitContentSchema })),

  /** Needs a recent sign-in. Pinning a school again on a device replaces its kit there. */
  pinKit: changes(feature, 'pinKit').input(newGoKitSchema).output(done),
  /** The contact of a device with the server: what happened there, and what becomes of its kits. */
  confirmKits: changes(feature, 'confirmKits')
    .input(
      z.object({
        kitIds: z.array(idSchema).max(2 * goKitLimits.schools),
        events: z.array(reportedEventSchema).max(goKitLimits.events),
      }),
    )
    .output(z.object({ kits: z.array(confirmedKitSchema) })),
  /** The device erases it at its next contact. */
  removeKit: changes(feature, 'removeKit').input(oneKitSchema).output(done),
};
