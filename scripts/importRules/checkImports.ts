import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { filesBelow } from '../lib/files.ts';
import { featureCircles } from './featureCircles.ts';
import { importRules, tables, tests } from './rules.ts';

const workspaces = [
  'packages/domain',
  'packages/contract',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'scripts',
] as const;

export interface ImportReport {
  readonly modules: number;
  readonly imports: number;
  /** Messages about broken rules and about files that the checker did not read. */
  readonly complaints: readonly string[];
}

/** Reads every import below a project folder and reports which of them break the rules. */
export async function checkImports(base: string): Promise<ImportReport> {
  const present = workspaces.filter((workspace) => existsSync(join(base, workspace)));
  if (present.length === 0) return { modules: 0, imports: 0, complaints: ['No workspace was found.'] };
  const result = await readImports(base, present);
  const modules = result.modules.filter(({ source }) =>
    present.some((place) => source.startsWith(`${place}/`)),
  );
  const read = new Set(modules.map(({ source }) => source));
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const complaints: string[] = [];
  for (const workspace of present) {
    const files = (await filesBelow(base, workspace)).filter((file) => /\.[cm]?tsx?$/.test(file));
    if (files.length === 0) complaints.push(`${workspace} holds no source file.`);
    complaints.push(...files.filter((file) => !read.has(file)).map((file) => `${file} was not read.`));
  }
  if (imports === 0) complaints.push('Not a single import was read.');
  complaints.push(
    ...result.summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
      return `${rule.name}: ${from} → ${path}`;
    }),
  );
  const exempt = new RegExp(`${tests}|${tables}`);
  complaints.push(...featureCircles(modules, (file) => exempt.test(file)));
  return { modules: modules.length, imports, complaints };
}

async function readImports(base: string, places: readonly string[]): Promise<ICruiseResult> {
  const { output } = await cruise([...places], {
    baseDir: base,
    validate: true,
    ruleSet: { forbidden: importRules },
    // TypeScript 7 has no parser that the checker could use, so swc parses the files, types included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require'],
      mainFields: ['module', 'main', 'types'],
    },
  });
  if (typeof output === 'string') throw new TypeError('The import checker answered with text.');
  return output;
}
