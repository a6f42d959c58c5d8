// Plans, contacts and roles of a school that a person has pinned on a device, encrypted, for when there is no network.
import { z } from 'zod';
import { deviceTimeSchema } from '../dates/index.ts';
import { idSchema, requiredLine } from '../kernel/index.ts';

export const goKitLimits = {
  /** On one device. */
  schools: 5,
  bytes: 200_000_000,
  deviceName: 100,
  /** In one report of a device. */
  events: 200,
} as const;

/** Why a kit is gone. `replaced` means that the same person pinned the school again on the same device. */
export const goKitEnds = ['removed', 'replaced', 'erased', 'notAllowed', 'schoolArchived'] as const;
export type GoKitEnd = (typeof goKitEnds)[number];

/** What a device reports, possibly days later. */
const reportedEvents = ['refreshed', 'opened', 'erased'] as const;
export const goKitEvents = ['pinned', ...reportedEvents, 'removed', 'ended'] as const;
export type GoKitEvent = (typeof goKitEvents)[number];

/** How the key of a kit is protected on the device; the server only knows which way it is. */
const goKitLocks = ['passkey', 'passphrase'] as const;
export type GoKitLock = (typeof goKitLocks)[number];

export const newGoKitSchema = z.object({
  kitId: idSchema,
  schoolId: idSchema,
  /** Made by the device, so that its kits can be counted. */
  deviceId: idSchema,
  deviceName: requiredLine(goKitLimits.deviceName),
  lock: z.enum(goKitLocks),
});
export type NewGoKit = z.infer<typeof newGoKitSchema>;

export const reportedEventSchema = z.object({
  kitId: idSchema,
  event: z.enum(reportedEvents),
  /** By the clock of the device. */
  time: deviceTimeSchema,
});
export type ReportedEvent = z.infer<typeof reportedEventSchema>;
