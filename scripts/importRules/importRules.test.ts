import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkImports, type ImportReport } from './checkImports.ts';

const packages = ['zod', 'temporal-polyfill', '@orpc/contract', 'drizzle-orm', 'pg', 'react', 'vitest'];

/** A small project that follows every rule; each test adds the one file that breaks a rule. */
const fixture: Record<string, string> = {
  ...Object.fromEntries(packages.map((name) => [`node_modules/${name}/index.js`, 'export default 1;'])),
  ...Object.fromEntries(packages.map((name) => [`node_modules/${name}/package.json`, manifest(name, [])])),
  'packages/domain/package.json': manifest('@schooldog/domain', ['zod', 'temporal-polyfill']),
  'packages/domain/src/kernel/index.ts': `export * from './problem.ts';`,
  'packages/domain/src/kernel/problem.ts': `import 'zod'; import 'temporal-polyfill'; export const code = 1;`,
  'packages/domain/src/walks/index.ts': `import '../kernel/problem.ts'; import '../entries/index.ts'; export const walks = 1;`,
  'packages/domain/src/walks/policy.ts': `export const may = 1;`,
  'packages/domain/src/entries/index.ts': `export const entries = 1;`,
  'packages/domain/src/entries/policy.ts': `export const may = 1;`,
  'packages/contract/package.json': manifest('@schooldog/contract', [
    'zod',
    '@orpc/contract',
    '@schooldog/domain',
  ]),
  'packages/contract/src/index.ts': `import 'zod'; import '@orpc/contract'; import '@schooldog/domain/walks'; export const wire = 1;`,
  'apps/server/package.json': manifest('@schooldog/server', ['drizzle-orm', 'pg', '@schooldog/domain']),
  'apps/server/src/main.ts': `import './features/walks/index.ts'; export const main = 1;`,
  'apps/server/src/features/walks/index.ts': `import './store.ts'; import '../entries/index.ts'; export const walks = 1;`,
  'apps/server/src/features/walks/store.ts': `import 'drizzle-orm'; import './schema.ts'; export const store = 1;`,
  'apps/server/src/features/walks/schema.ts': `import 'drizzle-orm'; export const table = 1;`,
  'apps/server/src/features/walks/walks.db.test.ts': `import 'vitest'; import 'pg'; import '../entries/store.ts'; import '../../main.ts';`,
  'apps/server/src/features/entries/index.ts': `import '@schooldog/domain/walks'; export const entries = 1;`,
  'apps/server/src/features/entries/store.ts': `export const store = 1;`,
  'apps/server/src/platform/database/database.ts': `import 'pg'; export const database = 1;`,
  'apps/server/src/testing/people.ts': `export const people = 1;`,
  'apps/web/package.json': manifest('@schooldog/web', ['react', '@schooldog/domain']),
  'apps/web/src/app/router.tsx': `import './features.ts'; export const router = 1;`,
  'apps/web/src/app/features.ts': `import '../features/walks/feature.ts'; export const features = 1;`,
  'apps/web/src/features/walks/feature.ts': `export const feature = () => import('./WalksPage.tsx');`,
  'apps/web/src/features/walks/WalksPage.tsx': `import 'react'; import '../../ui/Card.tsx'; export const page = 1;`,
  'apps/web/src/features/entries/index.ts': `export const entries = 1;`,
  'apps/web/src/features/entries/EntryCard.tsx': `export const card = 1;`,
  'apps/web/src/platform/api/client.ts': `export const client = 1;`,
  'apps/web/src/ui/Card.tsx': `export const card = 1;`,
};

function manifest(name: string, dependencies: readonly string[]): string {
  return JSON.stringify({
    name,
    version: '1.0.0',
    type: 'module',
    exports: name.startsWith('@schooldog/')
      ? { '.': './src/index.ts', './*': './src/*/index.ts' }
      : './index.js',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
  });
}

async function check(planted: Readonly<Record<string, string>>): Promise<ImportReport> {
  return withPlantedFiles({ ...fixture, ...planted }, async (folder) => {
    await mkdir(join(folder, 'node_modules/@schooldog'));
    for (const name of ['domain', 'contract']) {
      await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@schooldog', name));
    }
    return checkImports(folder);
  });
}

describe('the import rules', () => {
  test('accept a project that follows them', async () => {
    const { complaints, modules, imports } = await check({});
    expect(complaints).toEqual([]);
    expect(modules).toBe(
      Object.keys(fixture).filter((path) => /^(?:apps|packages).*\.tsx?$/.test(path)).length,
    );
    expect(imports).toBeGreaterThan(20);
  });

  test.each([
    ['domain-stays-pure', 'packages/domain/src/walks/clock.ts', `import 'node:fs';`],
    ['domain-stays-pure', 'packages/domain/src/walks/wire.ts', `import '@schooldog/contract';`],
    [
      'domain-stays-pure',
      'packages/domain/src/walks/view.ts',
      `import type { ReactNode } from 'react'; export type View = ReactNode;`,
    ],
    ['contract-knows-only-domain', 'packages/contract/src/walks/index.ts', `import 'drizzle-orm';`],
    [
      'server-is-independent',
      'apps/server/src/features/walks/report.tsx',
      `import '../../../../web/src/ui/Card.tsx';`,
    ],
    [
      'web-is-independent',
      'apps/web/src/features/walks/queries.ts',
      `import type { main } from '../../../../server/src/main.ts'; export type Main = typeof main;`,
    ],
    [
      'feature-through-its-index',
      'apps/server/src/features/walks/commands.ts',
      `import '../entries/store.ts';`,
    ],
    [
      'feature-through-its-index',
      'apps/web/src/features/walks/WalkCard.tsx',
      `export const card = () => import('../entries/EntryCard.tsx');`,
    ],
    [
      'shared-feature-through-its-index',
      'packages/domain/src/walks/transitions.ts',
      `import '../entries/policy.ts';`,
    ],
    [
      'platform-below-features',
      'apps/server/src/platform/jobs/jobs.ts',
      `import '../../features/walks/index.ts';`,
    ],
    ['platform-below-features', 'apps/web/src/platform/session/session.ts', `import '../../app/router.tsx';`],
    ['ui-knows-no-feature', 'apps/web/src/ui/EntryList.tsx', `import '../features/entries/index.ts';`],
    [
      'features-below-app',
      'apps/web/src/features/walks/links.ts',
      `export { router } from '../../app/router.tsx';`,
    ],
    ['features-below-app', 'apps/server/src/features/entries/jobs.ts', `import '../../main.ts';`],
    [
      'shell-knows-features-by-the-list',
      'apps/web/src/app/menu/items.ts',
      `import '../../features/entries/index.ts';`,
    ],
    [
      'the-list-takes-feature-values',
      'apps/web/src/app/features.ts',
      `import '../features/entries/index.ts';`,
    ],
    [
      'only-stores-speak-sql',
      'apps/server/src/features/walks/procedures.ts',
      `import { sql } from 'drizzle-orm'; export const x = sql;`,
    ],
    [
      'only-stores-speak-sql',
      'apps/server/src/features/walks/restore.ts',
      `import type { Pool } from 'pg'; export type P = Pool;`,
    ],
    [
      'no-test-code-in-the-product',
      'apps/server/src/features/walks/jobs.ts',
      `import '../../testing/people.ts';`,
    ],
    ['only-declared-packages', 'apps/web/src/features/walks/schema.ts', `import 'zod';`],
    ['everything-resolves', 'apps/web/src/features/walks/lost.ts', `import './nowhere.ts';`],
  ])('%s catches %s', async (rule, path, text) => {
    const { complaints } = await check({ [path]: text });
    expect(complaints).toContainEqual(expect.stringMatching(`^${rule}: ${path} → `));
    expect(complaints.filter((complaint) => !complaint.includes(path))).toEqual([]);
  });

  test('no-circles catches two files that import each other', async () => {
    const { complaints } = await check({
      'packages/domain/src/walks/hen.ts': `import './egg.ts';`,
      'packages/domain/src/walks/egg.ts': `import type {} from './hen.ts';`,
    });
    expect(complaints).toContainEqual(expect.stringMatching(/^no-circles: .*(?:hen|egg)\.ts/));
  });

  test.each([
    ['server', 'apps/server/src/features/entries/report.ts', `import '../walks/index.ts';`],
    [
      'web',
      'apps/web/src/features/entries/links.ts',
      `import type { walks } from '../walks/index.ts'; export type Walks = typeof walks;`,
    ],
  ])('no-feature-circles catches features of the %s that depend on one another', async (app, path, text) => {
    const { complaints } = await check({
      'apps/web/src/features/walks/index.ts': `export const walks = 1;`,
      'apps/web/src/features/walks/WalkCard.tsx': `import '../entries/index.ts'; export const card = 1;`,
      [path]: text,
    });
    expect(complaints).toEqual([
      expect.stringMatching(
        `^no-feature-circles: apps/${app} entries → apps/${app} walks → apps/${app} entries \\(${path} → `,
      ),
    ]);
  });

  test('no-feature-circles lets tables refer to each other, and tests to anything', async () => {
    const { complaints } = await check({
      'apps/server/src/features/entries/schema.ts': `import '../walks/schema.ts'; export const table = 1;`,
      'apps/server/src/features/entries/entries.test.ts': `import 'vitest'; import '../walks/index.ts';`,
    });
    expect(complaints).toEqual([]);
  });

  test('fail when there is nothing to read', async () => {
    const { complaints } = await withPlantedFiles({ 'readme.md': '' }, checkImports);
    expect(complaints).toEqual(['No workspace was found.']);
  });

  test('fail when a workspace has no source', async () => {
    const { complaints } = await check({ 'bench/package.json': manifest('@schooldog/bench', []) });
    expect(complaints).toEqual(['bench holds no source file.']);
  });
});
