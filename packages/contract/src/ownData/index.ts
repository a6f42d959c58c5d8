// The archive of everything a district owns. It is downloaded at a signed address, which is no procedure.
import { idSchema } from '@schooldog/domain/kernel';
import { ownDataStatuses } from '@schooldog/domain/ownData';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'ownData';

const ownDataExportSchema = z.object({
  id: idSchema,
  status: z.enum(ownDataStatuses),
  byUserId: z.string(),
  byName: z.string(),
  isMine: z.boolean(),
  withPlans: z.boolean(),
  percent: z.number(),
  timeCreated: z.iso.datetime(),
  /** Of a finished one. */
  size: z.number().nullable(),
  timeDeleted: z.iso.datetime().nullable(),
  /** Only of the caller's own: opens for ten minutes, a download that has begun can be resumed longer. */
  url: z.string().nullable(),
  /** Why it failed: the code of a problem. */
  problem: z.string().nullable(),
});
export type OwnDataExport = z.infer<typeof ownDataExportSchema>;

const oneExportSchema = z.object({ exportId: idSchema });

export const ownDataContract = {
  /** What is being made or ready in the district, newest first, and what became of the caller's last one. */
  getOwnDataExport: reads(feature, 'ownData').output(z.object({ exports: z.array(ownDataExportSchema) })),
  /** Needs a sign-in of the last ten minutes. Idempotent under the same id. */
  startOwnDataExport: changes(feature, 'startOwnDataExport').input(oneExportSchema).output(done),
  /** Stops one that is being made, or deletes a finished one before its time; also that of another person. */
  cancelOwnDataExport: changes(feature, 'cancelOwnDataExport').input(oneExportSchema).output(done),
};
