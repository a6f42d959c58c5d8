// Reads are GET under a noun; changes are POST under the name that the product gives to the call.
import { oc } from '@orpc/contract';
import { limitedText } from '@schooldog/domain/kernel';
import { z } from 'zod';

export function reads(feature: string, path: string) {
  return oc.route({ method: 'GET', path: `/${path}`, tags: [feature] });
}

export function changes(feature: string, name: string) {
  return oc.route({ method: 'POST', path: `/${feature}/${name}`, tags: [feature] });
}

/** The cursor of the next page; opaque to clients. */
export const cursorSchema = limitedText(1200);

export const done = z.object({ done: z.literal(true) });

export const historySchema = z.object({
  changes: z.array(
    z.object({
      sequence: z.number(),
      time: z.iso.datetime(),
      userId: z.string().nullable(),
      userName: z.string().nullable(),
      field: z.string(),
      from: z.unknown(),
      to: z.unknown(),
    }),
  ),
  next: z.number().nullable(),
});
export type History = z.infer<typeof historySchema>;
