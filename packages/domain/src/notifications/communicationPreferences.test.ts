import { expect, it } from 'vitest';
import {
  communicationKinds,
  communicationPreferencesSchema,
  defaultCommunicationPreferences,
} from './index.ts';

it('everything is wanted until a person says otherwise', () => {
  expect(defaultCommunicationPreferences()).toEqual({
    newCycleBeginning: true,
    neighborhoodWatch: true,
    nudge: true,
    taskAssigned: true,
    taskApproved: true,
    taskNeedsApproval: true,
    taskCompleted: true,
    taskDeclined: true,
    taskComments: true,
    taskBoardNewTask: true,
  });
});

it('each person gets preferences of their own', () => {
  const mine = defaultCommunicationPreferences();
  mine.nudge = false;
  expect(defaultCommunicationPreferences().nudge).toBe(true);
});

it.each(communicationKinds)('a person decides about %s, and says so with every other kind', (kind) => {
  const decided = { ...defaultCommunicationPreferences(), [kind]: false };
  expect(communicationPreferencesSchema.parse(decided)).toEqual(decided);
  const { [kind]: _left, ...incomplete } = decided;
  expect(communicationPreferencesSchema.safeParse(incomplete).success).toBe(false);
});

it('what is no kind or no decision is refused', () => {
  const all = defaultCommunicationPreferences();
  expect(communicationPreferencesSchema.safeParse({ ...all, marketing: true }).success).toBe(false);
  expect(communicationPreferencesSchema.safeParse({ ...all, nudge: 'yes' }).success).toBe(false);
});
