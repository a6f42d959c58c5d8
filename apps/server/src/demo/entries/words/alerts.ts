// What is urgent enough for an alert, its messages, and how it ended.
import { buildingAlerts } from './alertsOnBuilding.ts';
import type { AlertWords } from './alertWords.ts';
import { securityAlerts } from './alertsOnSecurity.ts';

/** By the label of the item. */
export const alarming: Readonly<Record<string, readonly AlertWords[]>> = {
  ...securityAlerts,
  ...buildingAlerts,
};

export const replies = [
  'On my way.',
  'Got it, thank you.',
  'Checking now.',
  "I'm at the other campus, the SRO is closer.",
  "I'll watch it during lunch.",
  'Handled, see you at the debrief.',
] as const;
