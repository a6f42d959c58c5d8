// The one list of feature names. Whoever looks for walks finds the same name in domain, contract, server, web
// and e2e; the feature check and the import rules both read it here.
export const featureNames = [
  'signIn',
  'account',
  'people',
  'picker',
  'schools',
  'dataProfiles',
  'settings',
  'entries',
  'insights',
  'walks',
  'assessments',
  'rubrics',
  'drills',
  'alerts',
  'workOrders',
  'recurring',
  'eop',
  'contacts',
  'eopRoles',
  'dashboard',
  'reports',
  'notifications',
  'exports',
] as const;

/** Folders and stories that are no feature, room by room, each with the reason why it may stand there. */
export const extras = {
  domain: {
    kernel: 'Ids, problems and differences, used by every feature.',
    problems: 'The codes of rejected requests, used by every feature.',
    permissions: 'Roles, permissions and scopes, asked by every feature.',
    dates: 'School years, time zones and work days, used by every feature.',
    events: 'What features tell and ask one another inside a transaction.',
    attention: 'The rows of "Needs attention", to which several features contribute.',
  },
  contract: {},
  server: {},
  web: {
    help: 'Support, resource links, installing the app: pages without records.',
    landing: 'The landing and pricing pages: pages without records.',
    legal: 'Terms and privacy: pages without records.',
    outbox: 'What waits to be sent or was refused, across features.',
    provider: 'The area of the provider’s staff, which shows the settings and logs of other features.',
  },
  e2e: {
    auth: 'The other ways in: links of mails, set-up, forgotten passwords.',
    singleSignOn: 'Coming in through another provider, on a server of its own.',
    shell: 'The frame around every page: menu, toolbar, command palette, themes.',
    concurrentEdits: 'Two people who edit one entry, with and without a network.',
    concurrentForms: 'Two people in one form, across features.',
    logging: 'The form that logs and edits entries, with and without a network.',
    deviceData: 'What is left on a device when a session has ended.',
    offline: 'What still works without a network, across features.',
    routes: 'Every page tried by every role and by nobody.',
    firstLoad: 'What the first visit fetches, and how.',
    lazyParts: 'Parts of the app that are fetched later, and again when that failed.',
    accessibility: 'Every page and dialog against WCAG 2.2 AA.',
    help: 'Support, resource links, installing the app.',
    landing: 'The landing and pricing pages.',
    legal: 'Terms and privacy.',
    provider: 'The area of the provider’s staff.',
  },
} as const satisfies Record<Room, Readonly<Record<string, string>>>;

export type Room = 'domain' | 'contract' | 'server' | 'web' | 'e2e';
