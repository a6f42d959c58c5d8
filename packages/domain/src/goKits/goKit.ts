// Plans, contacts and roles of a school that a person has pinned on a device, encrypted, for when there is no network.
import { z } from 'zod';
import { idSchema, limitedLine } from '../kernel/index.ts';

export const goKitLimits = {
  schools: 5,
  bytes: 200_000_000,
  /** After the last contact at which the server confirmed session and right. */
  validDays: 14,
  /** The age of the sign-in with which a kit may be pinned. */
  signInMinutes: 10,
  passphraseWords: 4,
  passphraseRounds: 600_000,
  deviceName: 100,
} as const;

export const goKitEvents = ['pinned', 'refreshed', 'opened', 'erased', 'removed'] as const;
export type GoKitEvent = (typeof goKitEvents)[number];

/** How the key of a kit is protected on the device; the server only knows which way it is. */
export const goKitLocks = ['passkey', 'passphrase'] as const;
export type GoKitLock = (typeof goKitLocks)[number];

export const newGoKitSchema = z.object({
  kitId: idSchema,
  schoolId: idSchema,
  deviceName: limitedLine(goKitLimits.deviceName),
  lock: z.enum(goKitLocks),
});
export type NewGoKit = z.infer<typeof newGoKitSchema>;
