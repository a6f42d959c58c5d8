// Which code may import which, as docs/ARCHITECTURE.md describes it. Paths are relative to the project's folder.
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { featureNames } from '../features/featureNames.ts';

const anyFeature = `(?:${featureNames.join('|')})`;
/** Test code: the tests, what they share, and the authorization matrix. */
export const tests = String.raw`(?:\.test\.tsx?$|/testing/|/authorization/|\.authorization\.ts$)`;

/** Files of the server with SQL: stores, tables, the platform, and the demo district. */
const sqlSpeakers =
  String.raw`^apps/server/src/platform/|(?:^|/)(?:[a-z]\w*S|s)tore\.ts$|(?:^|/)(?:\w*S|s)chema\.ts$` +
  '|^apps/server/src/(?:demo|seed)/|/(?:demo|seed)(?:/|\\.ts$)|^apps/server/drizzle\\.config\\.ts$';

export const tables = String.raw`^apps/server/src/features/[^/]+/schema\.ts$`;

type End<Side extends 'from' | 'to'> = IRegularForbiddenRuleType[Side];

function forbid(name: string, comment: string, from: End<'from'>, to: End<'to'>): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

export const importRules: IRegularForbiddenRuleType[] = [
  forbid(
    'domain-stays-pure',
    'domain imports nothing but zod and temporal-polyfill.',
    { path: '^packages/domain/src/', pathNot: tests },
    { pathNot: ['^packages/domain/src/', 'node_modules/(?:zod|temporal-polyfill)/'] },
  ),
  forbid(
    'contract-knows-only-domain',
    'contract imports nothing but domain, @orpc/contract and zod.',
    { path: '^packages/contract/src/', pathNot: tests },
    { pathNot: ['^packages/(?:contract|domain)/src/', 'node_modules/(?:zod|@orpc/contract)/'] },
  ),
  forbid(
    'server-is-independent',
    'The server takes from contract and domain, never from the web app or from the tools.',
    { path: '^apps/server/' },
    { path: '^(?:apps/web|e2e|bench|scripts)/' },
  ),
  forbid(
    'web-is-independent',
    'The web app takes from contract and domain, never from the server or from the tools.',
    { path: '^apps/web/' },
    { path: '^(?:apps/server|e2e|bench|scripts)/' },
  ),
  forbid(
    'feature-through-its-index',
    'A feature uses another feature only through its index.ts.',
    { path: '^apps/(server|web)/src/features/([^/]+)/', pathNot: [tests, tables] },
    {
      path: '^apps/$1/src/features/',
      pathNot: ['^apps/$1/src/features/$2/', String.raw`^apps/$1/src/features/[^/]+/index\.tsx?$`],
    },
  ),
  forbid(
    'tables-refer-to-tables',
    "A table refers to another feature's table directly; nothing else of a feature may.",
    { path: tables },
    { path: '^apps/server/src/features/', pathNot: tables },
  ),
  forbid(
    'shared-feature-through-its-index',
    'In domain and contract too a feature uses another feature only through its index.ts.',
    { path: `^packages/(domain|contract)/src/(${anyFeature})/`, pathNot: tests },
    {
      path: `^packages/$1/src/${anyFeature}/`,
      pathNot: ['^packages/$1/src/$2/', String.raw`^packages/$1/src/[^/]+/index\.ts$`],
    },
  ),
  forbid(
    'platform-below-features',
    'The platform carries the features and knows none of them.',
    { path: '^apps/(server|web)/src/platform/', pathNot: tests },
    { path: String.raw`^apps/$1/src/(?:features/|app/|(?:app|main)\.tsx?$)` },
  ),
  forbid(
    'ui-knows-no-feature',
    'A part of ui can be used by every feature, so it knows none.',
    { path: '^apps/web/src/ui/', pathNot: tests },
    { path: String.raw`^apps/web/src/(?:features/|app/|(?:app|main)\.tsx?$)` },
  ),
  forbid(
    'features-below-app',
    'app puts the features together; a feature does not know what it is put into.',
    { path: '^apps/(server|web)/src/features/', pathNot: tests },
    { path: String.raw`^apps/$1/src/(?:app/|(?:app|main)\.tsx?$)` },
  ),
  forbid(
    'shell-knows-features-by-the-list',
    'In the shell of the web app only features.ts and startFeatures.ts name the features, by their feature.ts.',
    {
      path: String.raw`^apps/web/src/(?:app/|main\.tsx$)`,
      pathNot: [tests, String.raw`^apps/web/src/app/(?:features|startFeatures)\.ts$`],
    },
    { path: '^apps/web/src/features/' },
  ),
  forbid(
    'the-list-takes-feature-values',
    'The list of features has their values and takes nothing else from them.',
    { path: String.raw`^apps/web/src/app/(?:features|startFeatures)\.ts$` },
    { path: '^apps/web/src/features/', pathNot: String.raw`^apps/web/src/features/[^/]+/feature\.ts$` },
  ),
  forbid(
    'only-stores-speak-sql',
    'Only store files, table definitions, the platform and the demo district speak SQL.',
    { path: '^(?:apps|packages)/', pathNot: [sqlSpeakers, tests] },
    { path: 'node_modules/(?:drizzle-orm|pg|@types/pg)/' },
  ),
  forbid(
    'no-test-code-in-the-product',
    'What only tests need does not ship.',
    { path: '^(?:apps|packages)/[^/]+/src/', pathNot: tests },
    { path: `^(?:apps|packages)/[^/]+/src.*${tests}` },
  ),
  forbid(
    'no-circles',
    'Two files that import each other are one file in two places.',
    {},
    { circular: true },
  ),
  forbid(
    'only-declared-packages',
    'A workspace imports only packages that its own package.json names.',
    { path: '^(?:(?:apps|packages)/[^/]+/src|e2e|bench)/', pathNot: tests },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'everything-resolves',
    'An unresolved import cannot be checked.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];
