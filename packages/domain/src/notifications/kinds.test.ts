import { expect, it } from 'vitest';
import {
  channelsFor,
  communicationKinds,
  defaultCommunicationPreferences,
  hears,
  notificationKinds,
  preferenceOf,
  readableValues,
} from './index.ts';

it('each kind obeys the preference of its name, but for those about one’s own account and about safety', () => {
  expect(Object.fromEntries(notificationKinds.map((kind) => [kind, preferenceOf(kind)]))).toEqual({
    welcome: null,
    permissionsChanged: null,
    safetyAlert: null,
    safetyAlertReminder: null,
    ...Object.fromEntries(communicationKinds.map((kind) => [kind, kind])),
  });
});

it('what is wanted goes out by every channel', () => {
  const all = defaultCommunicationPreferences();
  for (const kind of communicationKinds) expect(channelsFor(kind, all)).toEqual(['app', 'mail', 'push']);
});

it('what was never decided is wanted', () => {
  for (const kind of communicationKinds) expect(channelsFor(kind, {})).toEqual(['app', 'mail', 'push']);
});

it.each(communicationKinds)(
  'a person who turned %s off finds it in the app, and everything else goes on',
  (kind) => {
    const preferences = { ...defaultCommunicationPreferences(), [kind]: false };
    for (const other of communicationKinds) {
      expect(channelsFor(other, preferences)).toEqual(other === kind ? ['app'] : ['app', 'mail', 'push']);
    }
  },
);

it('a change of one’s own access and a safety alert cannot be silenced, and a welcome waits in the app', () => {
  const nothing = Object.fromEntries(communicationKinds.map((kind) => [kind, false]));
  for (const kind of ['permissionsChanged', 'safetyAlert', 'safetyAlertReminder'] as const) {
    expect(channelsFor(kind, nothing)).toEqual(['app', 'mail', 'push']);
  }
  expect(channelsFor('welcome', defaultCommunicationPreferences())).toEqual(['app']);
});

it('disabled people hear nothing, provider staff only of their own account', () => {
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
