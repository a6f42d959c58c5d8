// Written by `npm run texts`, and compared by `npm test`.
export type TextResources = {
  app: typeof import('./app/texts/en.json');
  'features/alerts': typeof import('./features/alerts/texts/en.json');
  'features/dashboard': typeof import('./features/dashboard/texts/en.json');
  'features/dataProfiles': typeof import('./features/dataProfiles/texts/en.json');
  'features/dataProfiles/placeField': typeof import('./features/dataProfiles/placeField/texts/en.json');
  'features/entries': typeof import('./features/entries/texts/en.json');
  'features/entries/logEntry': typeof import('./features/entries/logEntry/texts/en.json');
  'features/exports': typeof import('./features/exports/texts/en.json');
  'features/help': typeof import('./features/help/texts/en.json');
  'features/insights': typeof import('./features/insights/texts/en.json');
  'features/landing': typeof import('./features/landing/texts/en.json');
  'features/legal': typeof import('./features/legal/texts/en.json');
  'features/notifications': typeof import('./features/notifications/texts/en.json');
  'features/notifications/unsubscribe': typeof import('./features/notifications/unsubscribe/texts/en.json');
  'features/outbox': typeof import('./features/outbox/texts/en.json');
  'features/schools': typeof import('./features/schools/texts/en.json');
  'features/settings': typeof import('./features/settings/texts/en.json');
  'features/settings/observationSettings': typeof import('./features/settings/observationSettings/texts/en.json');
  'features/users': typeof import('./features/users/texts/en.json');
  'features/users/devices': typeof import('./features/users/devices/texts/en.json');
  'features/users/factors': typeof import('./features/users/factors/texts/en.json');
  'features/users/passwords': typeof import('./features/users/passwords/texts/en.json');
  'features/users/people': typeof import('./features/users/people/texts/en.json');
  'features/users/permissionEditor': typeof import('./features/users/permissionEditor/texts/en.json');
  'features/users/picker': typeof import('./features/users/picker/texts/en.json');
  'features/users/security': typeof import('./features/users/security/texts/en.json');
  'features/users/setup': typeof import('./features/users/setup/texts/en.json');
  'features/users/signIn': typeof import('./features/users/signIn/texts/en.json');
  'features/users/userDialog': typeof import('./features/users/userDialog/texts/en.json');
  'platform/offline': typeof import('./platform/offline/texts/en.json');
  'platform/problems': typeof import('./platform/problems/texts/en.json');
  'platform/updates': typeof import('./platform/updates/texts/en.json');
  ui: typeof import('./ui/texts/en.json');
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: TextResources;
  }
}
