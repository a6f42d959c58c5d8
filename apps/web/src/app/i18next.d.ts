// Makes every key of every text file known to the compiler. A feature adds its namespace here.
import type dashboard from '../features/dashboard/texts/en.json';
import type help from '../features/help/texts/en.json';
import type landing from '../features/landing/texts/en.json';
import type legal from '../features/legal/texts/en.json';
import type notifications from '../features/notifications/texts/en.json';
import type outbox from '../features/outbox/texts/en.json';
import type schools from '../features/schools/texts/en.json';
import type settings from '../features/settings/texts/en.json';
import type setup from '../features/users/setup/texts/en.json';
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
      help: typeof help;
      landing: typeof landing;
      legal: typeof legal;
      notifications: typeof notifications;
      offline: typeof offline;
      outbox: typeof outbox;
      schools: typeof schools;
      settings: typeof settings;
      setup: typeof setup;
      ui: typeof ui;
      updates: typeof updates;
      users: typeof users;
    };
  }
}
