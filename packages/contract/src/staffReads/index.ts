// What the staff of the provider looked at, for the district's master administrators.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { cursorSchema, reads } from '../procedure.ts';

const feature = 'staffReads';

const staffReadSchema = z.object({
  id: idSchema,
  time: z.iso.datetime(),
  userId: z.string(),
  userName: z.string().nullable(),
  /** `schools.getSchool` */
  procedure: z.string(),
  /** The fields of the input with ids, days and choices; "…" stands for typed words. */
  input: z.record(z.string(), z.json()),
  /** Names of the people and schools that the input names by their ids. */
  names: z.record(z.string(), z.string()),
  /** How many records were shown; null for a figure or a chart. */
  count: z.number().nullable(),
});
export type StaffRead = z.infer<typeof staffReadSchema>;
export type ReadInput = StaffRead['input'];

export const staffReadsContract = {
  listStaffReads: reads(feature, 'staffReads')
    .input(
      z.object({
        userIds: z.array(idSchema).max(20).optional(),
        /** Days of the district's calendar, both included. */
        from: calendarDateSchema.optional(),
        to: calendarDateSchema.optional(),
        before: cursorSchema.optional(),
      }),
    )
    .output(z.object({ reads: z.array(staffReadSchema), next: z.string().nullable() })),
};
