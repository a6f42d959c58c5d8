// Who can do what where, since when, and who gave it.
import { numberText } from '@schooldog/domain/kernel';
import { isAvailable, permissions } from '@schooldog/domain/permissions';
import { type QueryOf, reportQueries } from '@schooldog/domain/reports';
import { exportTexts } from '../../../platform/exports/index.ts';
import { defineReport } from '../../../platform/reports/index.ts';
import { accessRows } from './accessRows.ts';
import { countAccess, type WantedAccess } from './store.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

const wordsIn = exportTexts({ en, es });
const columnNames = [
  'lastName',
  'firstName',
  'email',
  'role',
  'title',
  'status',
  'permission',
  'where',
  'since',
  'givenBy',
  'lastSeen',
  'secondFactor',
  'providerStaff',
] as const;

/** Shares of the page's width. */
const widths = new Map([
  ['lastName', 1.3],
  ['firstName', 1.2],
  ['role', 1.7],
  ['status', 1.1],
  ['permission', 2],
  ['where', 1.8],
  ['since', 1.6],
  ['givenBy', 1.2],
]);

const factNames = ['people', 'providerStaff', 'disabled', 'districtWide', 'withoutFactor'] as const;

export const accessListReport = defineReport<QueryOf<'accessList'>, WantedAccess>({
  name: 'accessList',
  query: reportQueries.accessList,
  /** Permissions of a feature that is off are not mentioned. */
  scope: async ({ query: { roles = [], permissions: chosen = [] }, actor }) => ({
    roles,
    permissions: permissions.filter(
      (permission) =>
        isAvailable(permission, actor.features) && (chosen.length === 0 || chosen.includes(permission)),
    ),
    isOnlyHolders: chosen.length > 0,
  }),
  total: async ({ services }, wanted) => (await countAccess(services.database.db, wanted)).rows,
  facts: async ({ services, scope, language }) => {
    const counts = await countAccess(services.database.db, scope);
    return factNames.map((name) => ({
      name: wordsIn(language)(`facts.${name}`),
      value: numberText(counts[name], language),
    }));
  },
  columns: async ({ language }) =>
    columnNames.map((name) => ({ title: wordsIn(language)(`columns.${name}`), width: widths.get(name) })),
  rows: ({ services, scope, language }) => accessRows(services, scope, wordsIn(language)),
});
