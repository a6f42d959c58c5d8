import { expect, it } from 'vitest';
import {
  channelsFor,
  type CommunicationKind,
  communicationKinds,
  defaultCommunicationPreferences,
  hears,
  notificationKinds,
  preferenceOf,
  readableValues,
} from './index.ts';

it('each kind follows the preference of its name, except those about one’s own account, safety, walks, drills, plans, series, reports and own data', () => {
  expect(Object.fromEntries(notificationKinds.map((kind) => [kind, preferenceOf(kind)]))).toEqual({
    welcome: null,
    permissionsChanged: null,
    safetyAlert: null,
    safetyAlertReminder: null,
    safetyAlertUnanswered: null,
    walkCollaborator: null,
    walkReview: null,
    walkRevisions: null,
    walkApproved: null,
    walkCompletedAutomatically: null,
    drillsDue: 'nudge',
    eopsDue: 'nudge',
    eopUpdateRequested: null,
    generatedAssigned: 'taskAssigned',
    generatedNeedsApproval: 'taskNeedsApproval',
    generatedOnBoard: 'taskBoardNewTask',
    seriesToCheck: null,
    seriesNeedsOwner: null,
    reportBySchedule: null,
    reportNotSent: null,
    reportFailed: null,
    reportPaused: null,
    ownDataExport: null,
    ...Object.fromEntries(communicationKinds.map((kind) => [kind, kind])),
  });
});

/** Neighborhood Watch goes out by mail only. */
const channelsOf = (kind: CommunicationKind, isWanted: boolean) => {
  if (kind === 'neighborhoodWatch') return isWanted ? ['mail'] : [];
  return isWanted ? ['app', 'mail', 'push'] : ['app'];
};

it('a wanted kind is sent by every channel of its kind', () => {
  const all = defaultCommunicationPreferences();
  for (const kind of communicationKinds) expect(channelsFor(kind, all)).toEqual(channelsOf(kind, true));
});

it('a kind without a decision is wanted', () => {
  for (const kind of communicationKinds) expect(channelsFor(kind, {})).toEqual(channelsOf(kind, true));
});

it.each(communicationKinds)(
  'a user who turned %s off gets no mail and push of it, and all other kinds are still sent',
  (kind) => {
    const preferences = { ...defaultCommunicationPreferences(), [kind]: false };
    for (const other of communicationKinds) {
      expect(channelsFor(other, preferences)).toEqual(channelsOf(other, other !== kind));
    }
  },
);

it('a change of one’s own access and a safety alert cannot be silenced, and a welcome waits in the app', () => {
  const nothing = Object.fromEntries(communicationKinds.map((kind) => [kind, false]));
  for (const kind of [
    'permissionsChanged',
    'safetyAlert',
    'safetyAlertReminder',
    'safetyAlertUnanswered',
  ] as const) {
    expect(channelsFor(kind, nothing)).toEqual(['app', 'mail', 'push']);
  }
  expect(channelsFor('welcome', defaultCommunicationPreferences())).toEqual(['app']);
});

it('disabled users get no notifications, provider staff only those about their own account', () => {
  const heard = (person: { isDisabled: boolean; isSchoolDogStaff: boolean }) =>
    notificationKinds.filter((kind) => hears(person, kind));
  expect(heard({ isDisabled: false, isSchoolDogStaff: false })).toEqual(notificationKinds);
  expect(heard({ isDisabled: false, isSchoolDogStaff: true })).toEqual(['welcome', 'permissionsChanged']);
  expect(heard({ isDisabled: true, isSchoolDogStaff: false })).toEqual([]);
  expect(heard({ isDisabled: true, isSchoolDogStaff: true })).toEqual([]);
});

it.each([
  ['en', '2026-11', 'November 2026'],
  ['es', '2026-11', 'noviembre de 2026'],
  ['en', '2026-01', 'January 2026'],
  ['en', '2026-13', '2026-13'],
])('in %s the month %s reads %s, and other values stay as they are', (language, month, words) => {
  expect(readableValues({ month, title: '2026-11' }, language)).toEqual({ month: words, title: '2026-11' });
});

it('values without a month stay without one', () => {
  expect(readableValues({ byName: 'Ada' }, 'en')).toEqual({ byName: 'Ada' });
});
