// The steps of a run, in two lanes of about the same length.
import { mkdir, rm } from 'node:fs/promises';
import { inRoot, root } from '../lib/root.ts';
import type { Reached } from './changed.ts';
import { sharesHere } from './cores.ts';
import { countPlaywright, countVitest, countsOf, type Counts } from './counts.ts';
import { timesOfPlaywright, timesOfVitest, type FileTime } from './fileTimes.ts';
import { hashOfProject, hasPassed, notePassed } from './passedBefore.ts';
import type { RunTool } from './process/tool.ts';
import { readReport } from './report.ts';

export interface StepResult extends Counts {
  readonly output: string;
  /** Of all its processes; undefined where the system does not tell. */
  readonly processorSeconds?: number | undefined;
  /** For steps that run test files. */
  readonly times?: readonly FileTime[];
  /** What a reader should know although the step passed. */
  readonly note?: string;
}

export interface StepContext {
  readonly runTool: RunTool;
  /** Names of test files that the developer asked for; static checks ignore them. */
  readonly filters: readonly string[];
  /** When only what a change reaches is run. */
  readonly reached?: Reached | undefined;
  /** Checks run although they passed before and nothing has changed. */
  readonly isWhole: boolean;
  /** The settings with which test runners find the database and the browser of the run. */
  database(): Promise<Readonly<Record<string, string>>>;
  browser(): Promise<Readonly<Record<string, string>>>;
}

export interface Step {
  readonly name: string;
  /** A step without which this one would test something old. */
  readonly needs?: string;
  run(context: StepContext): Promise<StepResult>;
}

export type Lanes = readonly (readonly Step[])[];

const shares = sharesHere();

export const lanes: Lanes = [
  [
    { name: 'build', run: async ({ runTool }) => checked(await runTool('node', ['scripts/build.ts'])) },
    { name: 'e2e', needs: 'build', run: runPlaywright },
    vitest('component', ['component']),
  ],
  [
    check('types', ['node', 'scripts/typecheck.ts', `--jobs=${shares.checks}`]),
    check('lint', ['oxlint', `--threads=${shares.checks}`], { GOMAXPROCS: String(shares.checks) }),
    check('format', ['oxfmt', '--check', `--threads=${shares.checks}`]),
    check('imports', ['node', 'scripts/importRules/index.ts']),
    check('unused', ['knip', '--no-progress']),
    vitest('unit', ['unit']),
    vitest('db', ['db', 'db-servers']),
  ],
];

/** A check that only reads the sources. It counts as one test. */
function check(
  name: string,
  [tool, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    run: async ({ runTool, isWhole }) => {
      const hash = await hashOfProject(root);
      if (!isWhole && (await hasPassed(root, name, hash)))
        return { passed: 1, failed: 0, output: '', note: 'passed before, nothing changed' };
      const result = checked(await runTool(tool, args, environment));
      if (result.failed === 0) await notePassed(root, name, hash);
      return result;
    },
  };
}

function checked({ code, ...ran }: Awaited<ReturnType<RunTool>>): StepResult {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...ran };
}

function vitest(name: 'unit' | 'component' | 'db', projects: readonly string[]): Step {
  return {
    name,
    run: async ({ runTool, filters, reached, database }) => {
      const ofChange = reached === undefined ? [] : argumentsFor(name, reached);
      if (ofChange === 'none') return notReached;
      const report = await freshReport(name);
      const args = [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const environment = name === 'db' ? await database() : {};
      const { code, ...ran } = await runTool('vitest', [...args, ...ofChange, ...filters], environment);
      const counts = await readReport(report, countVitest);
      if (reached !== undefined && code === 0 && counts?.passed === 0) return notReached;
      return {
        ...ran,
        ...countsOf(counts, code),
        times: (await readReport(report, timesOfVitest)) ?? [],
      };
    },
  };
}

const notReached: StepResult = {
  passed: 1,
  failed: 0,
  output: '',
  note: 'the change reaches no test of this step',
};

function argumentsFor(
  name: 'unit' | 'component' | 'db' | 'e2e',
  reached: Reached,
): readonly string[] | 'none' {
  if (name === 'unit' || name === 'component') return [`--changed=${reached.since}`, '--passWithNoTests'];
  const files = reached[name];
  if (files === 'all') return [];
  return files.length === 0 ? 'none' : files;
}

async function runPlaywright(context: StepContext): Promise<StepResult> {
  const { runTool, filters, reached, database, browser } = context;
  const ofChange = reached === undefined ? [] : argumentsFor('e2e', reached);
  if (ofChange === 'none') return notReached;
  const report = await freshReport('e2e');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code, ...ran } = await runTool('playwright', [...args, ...ofChange, ...filters], {
    ...(await database()),
    ...(await browser()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return {
    ...ran,
    ...countsOf(await readReport(report, countPlaywright), code),
    times: (await readReport(report, timesOfPlaywright)) ?? [],
  };
}

/** The path for a report, after removing the one of an earlier run. */
async function freshReport(name: string): Promise<string> {
  const file = inRoot('.cache', 'test', `${name}.json`);
  await mkdir(inRoot('.cache', 'test'), { recursive: true });
  await rm(file, { force: true });
  return file;
}
