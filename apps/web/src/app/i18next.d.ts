// Makes every key of every text file known to the compiler. A feature adds its namespace here.
import type alerts from '../features/alerts/texts/en.json';
import type dashboard from '../features/dashboard/texts/en.json';
import type dataProfiles from '../features/dataProfiles/texts/en.json';
import type placeField from '../features/dataProfiles/placeField/texts/en.json';
import type entries from '../features/entries/texts/en.json';
import type entryExports from '../features/entries/entryExports/texts/en.json';
import type logEntry from '../features/entries/logEntry/texts/en.json';
import type help from '../features/help/texts/en.json';
import type insights from '../features/insights/texts/en.json';
import type landing from '../features/landing/texts/en.json';
import type legal from '../features/legal/texts/en.json';
import type notifications from '../features/notifications/texts/en.json';
import type unsubscribe from '../features/notifications/unsubscribe/texts/en.json';
import type outbox from '../features/outbox/texts/en.json';
import type schools from '../features/schools/texts/en.json';
import type observationSettings from '../features/settings/observationSettings/texts/en.json';
import type settings from '../features/settings/texts/en.json';
import type devices from '../features/users/devices/texts/en.json';
import type factors from '../features/users/factors/texts/en.json';
import type passwords from '../features/users/passwords/texts/en.json';
import type setup from '../features/users/setup/texts/en.json';
import type signIn from '../features/users/signIn/texts/en.json';
import type security from '../features/users/security/texts/en.json';
import type people from '../features/users/people/texts/en.json';
import type permissionEditor from '../features/users/permissionEditor/texts/en.json';
import type userDialog from '../features/users/userDialog/texts/en.json';
import type users from '../features/users/texts/en.json';
import type offline from '../platform/offline/texts/en.json';
import type updates from '../platform/updates/texts/en.json';
import type ui from '../ui/texts/en.json';
import type app from './texts/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      alerts: typeof alerts;
      app: typeof app;
      dashboard: typeof dashboard;
      dataProfiles: typeof dataProfiles;
      devices: typeof devices;
      entries: typeof entries;
      entryExports: typeof entryExports;
      factors: typeof factors;
      help: typeof help;
      insights: typeof insights;
      landing: typeof landing;
      legal: typeof legal;
      logEntry: typeof logEntry;
      notifications: typeof notifications;
      observationSettings: typeof observationSettings;
      offline: typeof offline;
      outbox: typeof outbox;
      passwords: typeof passwords;
      people: typeof people;
      permissionEditor: typeof permissionEditor;
      placeField: typeof placeField;
      schools: typeof schools;
      security: typeof security;
      settings: typeof settings;
      setup: typeof setup;
      signIn: typeof signIn;
      ui: typeof ui;
      unsubscribe: typeof unsubscribe;
      updates: typeof updates;
      userDialog: typeof userDialog;
      users: typeof users;
    };
  }
}
