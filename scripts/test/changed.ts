// What a change reaches, for `npm test -- --changed [ref]`: unit and component tests by their imports (which vitest
// follows), tests with a database and scenarios by the feature, with its group of the authorization matrix. What belongs
// to no feature reaches all of them. The pipeline always runs everything.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { featureNames } from '../features/featureNames.ts';
import { filesBelow } from '../lib/files.ts';
import { inRoot, root } from '../lib/root.ts';

/** Parts of paths of test files; an empty list means that nothing is reached. */
export type Reach = readonly string[] | 'all';
export type Reached = Readonly<{ since: string; db: Reach; e2e: Reach }>;

const reachesNothing = /\.md$|^(?:docs|bench)\/|^LICENSE$/;
const ofFeature = new RegExp(
  `^(?:packages/\\w+/src|apps/(?:server|web)/src/features)/(${featureNames.join('|')})/`,
);

export async function reachedSince(ref: string): Promise<Reached> {
  const files = await changedFiles(ref);
  const scenarios = (await filesBelow(root, 'e2e')).filter((file) => file.endsWith('.spec.ts'));
  const texts = await Promise.all(
    scenarios.map(async (file) => ({ file, text: await readFile(inRoot(file), 'utf8') })),
  );
  const matrices = await readFile(inRoot('apps/server/src/authorization/matrices.ts'), 'utf8');
  return { since: ref, db: reachedTests(files, matrices), e2e: reachedScenarios(files, texts) };
}

/** Committed since, changed, or new. */
export async function changedFiles(ref: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root });
    return stdout.split('\n').filter((line) => line !== '');
  };
  const [base = ref] = await git('merge-base', ref, 'HEAD');
  return [
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

export function reachedTests(files: readonly string[], matrices: string): Reach {
  return union(
    files.map((file) => {
      if (reachesNothing.test(file) || /^(?:apps\/web|e2e)\//.test(file)) return [];
      if (file.endsWith('.db.test.ts')) return [file];
      const feature = ofFeature.exec(file)?.[1];
      if (feature === undefined) return /\.test\.tsx?$/.test(file) ? [] : 'all';
      return [`features/${feature}/`, ...groupsOf(feature, matrices)];
    }),
  );
}

/** The file of the authorization matrix that calls the procedures of a feature. */
function groupsOf(feature: string, matrices: string): string[] {
  const names = [...matrices.matchAll(/import \{ (\w+) \} from '\.\.\/features\/(\w+)\//g)].flatMap(
    ([, name = '', from]) => (from === feature ? [name] : []),
  );
  const groups = [...matrices.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)];
  return groups.flatMap(([, group, members = '']) =>
    names.some((name) => members.includes(name)) ? [`authorization.${group}.db.test.ts`] : [],
  );
}

export function reachedScenarios(
  files: readonly string[],
  scenarios: readonly Readonly<{ file: string; text: string }>[],
): Reach {
  return union(
    files.map((file) => {
      if (reachesNothing.test(file) || /\.test\.tsx?$/.test(file)) return [];
      if (file.endsWith('.spec.ts')) return [file];
      const feature = ofFeature.exec(file)?.[1];
      if (feature === undefined) return 'all';
      const stem = feature.replace(/(?:ies|s)$/, '').toLowerCase();
      const named = scenarios.filter(({ file: name, text }) =>
        `${name}\n${text}`.toLowerCase().includes(stem),
      );
      return named.map(({ file: name }) => name);
    }),
  );
}

function union(reached: readonly Reach[]): Reach {
  const all = new Set<string>();
  for (const one of reached) {
    if (one === 'all') return 'all';
    for (const name of one) all.add(name);
  }
  return [...all].toSorted();
}
