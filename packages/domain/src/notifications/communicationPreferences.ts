import { z } from 'zod';

export const communicationKinds = [
  'newCycleBeginning',
  'neighborhoodWatch',
  'nudge',
  'taskAssigned',
  'taskApproved',
  'taskNeedsApproval',
  'taskCompleted',
  'taskDeclined',
  'taskComments',
  'taskBoardNewTask',
] as const;
export type CommunicationKind = (typeof communicationKinds)[number];

export const communicationPreferencesSchema = z.record(z.enum(communicationKinds), z.boolean());
export type CommunicationPreferences = z.infer<typeof communicationPreferencesSchema>;

/** Everything is on until a user turns it off. */
export function defaultCommunicationPreferences(): CommunicationPreferences {
  return communicationPreferencesSchema.parse(
    Object.fromEntries(communicationKinds.map((kind) => [kind, true])),
  );
}
