// Makes every key of every text file known to the compiler. A feature adds its namespace here.
import type dashboard from '../features/dashboard/texts/en.json';
import type help from '../features/help/texts/en.json';
import type landing from '../features/landing/texts/en.json';
import type legal from '../features/legal/texts/en.json';
import type notifications from '../features/notifications/texts/en.json';
import type unsubscribe from '../features/notifications/unsubscribe/texts/en.json';
import type outbox from '../features/outbox/texts/en.json';
import type schools from '../features/schools/texts/en.json';
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
      app: typeof app;
      dashboard: typeof dashboard;
      devices: typeof devices;
      factors: typeof factors;
      help: typeof help;
      landing: typeof landing;
      legal: typeof legal;
      notifications: typeof notifications;
      offline: typeof offline;
      outbox: typeof outbox;
      passwords: typeof passwords;
      people: typeof people;
      permissionEditor: typeof permissionEditor;
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
