import { expect, it } from 'vitest';
import {
  communicationKinds,
  communicationPreferencesSchema,
  defaultCommunicationPreferences,
} from './index.ts';

it('everything is on until a user turns it off', () => {
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

it.each(communicationKinds)(
  'a user who decides about %s sends the decision with every other kind',
  (kind) => {
    const decided = { ...defaultCommunicationPreferences(), [kind]: false };
    expect(communicationPreferencesSchema.parse(decided)).toEqual(decided);
    const { [kind]: _left, ...incomplete } = decided;
    expect(communicationPreferencesSchema.safeParse(incomplete).success).toBe(false);
  },
);

it('an unknown kind or value is rejected', () => {
  const all = defaultCommunicationPreferences();
  expect(communicationPreferencesSchema.safeParse({ ...all, marketing: true }).success).toBe(false);
  expect(communicationPreferencesSchema.safeParse({ ...all, nudge: 'yes' }).success).toBe(false);
});
