// Written by `npm run texts`, and compared by `npm test`.
export type TextResources = {
  app: typeof import('./app/texts/en.json');
  'features/account/devices': typeof import('./features/account/devices/texts/en.json');
  'features/account/factors': typeof import('./features/account/factors/texts/en.json');
  'features/account/passwords': typeof import('./features/account/passwords/texts/en.json');
  'features/account/sso': typeof import('./features/account/sso/texts/en.json');
  'features/alerts': typeof import('./features/alerts/texts/en.json');
  'features/assessments': typeof import('./features/assessments/texts/en.json');
  'features/assessments/begin': typeof import('./features/assessments/begin/texts/en.json');
  'features/assessments/form': typeof import('./features/assessments/form/texts/en.json');
  'features/assessments/inWalk': typeof import('./features/assessments/inWalk/texts/en.json');
  'features/assessments/recent': typeof import('./features/assessments/recent/texts/en.json');
  'features/clientErrors': typeof import('./features/clientErrors/texts/en.json');
  'features/dashboard': typeof import('./features/dashboard/texts/en.json');
  'features/dashboard/oldWalks': typeof import('./features/dashboard/oldWalks/texts/en.json');
  'features/dataProfiles': typeof import('./features/dataProfiles/texts/en.json');
  'features/dataProfiles/placeField': typeof import('./features/dataProfiles/placeField/texts/en.json');
  'features/drills': typeof import('./features/drills/texts/en.json');
  'features/drills/compliance': typeof import('./features/drills/compliance/texts/en.json');
  'features/drills/detail': typeof import('./features/drills/detail/texts/en.json');
  'features/drills/due': typeof import('./features/drills/due/texts/en.json');
  'features/drills/form': typeof import('./features/drills/form/texts/en.json');
  'features/drills/rules': typeof import('./features/drills/rules/texts/en.json');
  'features/drills/words': typeof import('./features/drills/words/texts/en.json');
  'features/entries': typeof import('./features/entries/texts/en.json');
  'features/entries/logEntry': typeof import('./features/entries/logEntry/texts/en.json');
  'features/eop/editor': typeof import('./features/eop/editor/texts/en.json');
  'features/exports': typeof import('./features/exports/texts/en.json');
  'features/help': typeof import('./features/help/texts/en.json');
  'features/insights': typeof import('./features/insights/texts/en.json');
  'features/landing': typeof import('./features/landing/texts/en.json');
  'features/legal': typeof import('./features/legal/texts/en.json');
  'features/notifications': typeof import('./features/notifications/texts/en.json');
  'features/notifications/unsubscribe': typeof import('./features/notifications/unsubscribe/texts/en.json');
  'features/outbox': typeof import('./features/outbox/texts/en.json');
  'features/people': typeof import('./features/people/texts/en.json');
  'features/people/permissionEditor': typeof import('./features/people/permissionEditor/texts/en.json');
  'features/people/security': typeof import('./features/people/security/texts/en.json');
  'features/people/userDialog': typeof import('./features/people/userDialog/texts/en.json');
  'features/picker': typeof import('./features/picker/texts/en.json');
  'features/rubrics': typeof import('./features/rubrics/texts/en.json');
  'features/rubrics/editor': typeof import('./features/rubrics/editor/texts/en.json');
  'features/schools': typeof import('./features/schools/texts/en.json');
  'features/settings': typeof import('./features/settings/texts/en.json');
  'features/settings/alertRules': typeof import('./features/settings/alertRules/texts/en.json');
  'features/settings/observationSettings': typeof import('./features/settings/observationSettings/texts/en.json');
  'features/signIn': typeof import('./features/signIn/texts/en.json');
  'features/signIn/pages': typeof import('./features/signIn/pages/texts/en.json');
  'features/signIn/setup': typeof import('./features/signIn/setup/texts/en.json');
  'features/staffReads': typeof import('./features/staffReads/texts/en.json');
  'features/walks': typeof import('./features/walks/texts/en.json');
  'features/walks/inProgress': typeof import('./features/walks/inProgress/texts/en.json');
  'features/walks/manage': typeof import('./features/walks/manage/texts/en.json');
  'features/walks/outcome': typeof import('./features/walks/outcome/texts/en.json');
  'features/walks/parts': typeof import('./features/walks/parts/texts/en.json');
  'features/walks/settings': typeof import('./features/walks/settings/texts/en.json');
  'features/walks/start': typeof import('./features/walks/start/texts/en.json');
  'features/workOrders': typeof import('./features/workOrders/texts/en.json');
  'features/workOrders/approval': typeof import('./features/workOrders/approval/texts/en.json');
  'features/workOrders/create': typeof import('./features/workOrders/create/texts/en.json');
  'features/workOrders/detail': typeof import('./features/workOrders/detail/texts/en.json');
  'features/workOrders/list': typeof import('./features/workOrders/list/texts/en.json');
  'features/workOrders/settings': typeof import('./features/workOrders/settings/texts/en.json');
  'features/workOrders/status': typeof import('./features/workOrders/status/texts/en.json');
  'features/workOrders/users': typeof import('./features/workOrders/users/texts/en.json');
  'platform/offline': typeof import('./platform/offline/texts/en.json');
  'platform/problems': typeof import('./platform/problems/texts/en.json');
  'platform/updates': typeof import('./platform/updates/texts/en.json');
  ui: typeof import('./ui/texts/en.json');
  'ui/pdf': typeof import('./ui/pdf/texts/en.json');
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: TextResources;
  }
}
