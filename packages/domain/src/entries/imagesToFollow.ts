// Photos that an entry names and that its reporter's device has not sent yet.
import { z } from 'zod';

/** After a day without a photo its device is probably lost, and the screen says that it did not arrive. */
export const photoIsLateAfterHours = 24;

export const imagesToFollowSchema = z.object({ onTheWay: z.number(), missing: z.number() });
export type ImagesToFollow = z.infer<typeof imagesToFollowSchema>;

/** Null when all have arrived. */
export function imagesToFollow(announced: readonly Date[], now: Date): ImagesToFollow | null {
  if (announced.length === 0) return null;
  const lateBefore = now.getTime() - photoIsLateAfterHours * 60 * 60 * 1000;
  const missing = announced.filter((time) => time.getTime() < lateBefore).length;
  return { onTheWay: announced.length - missing, missing };
}
