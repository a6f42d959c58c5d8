import { mkdir, rm } from 'node:fs/promises';
import { inRoot } from '../lib/root.ts';
import { runTool, type Ran } from '../lib/run.ts';
import { countPlaywright, countVitest, countsOf, type Counts } from './counts.ts';
import { timesOfPlaywright, timesOfVitest, type FileTime } from './fileTimes.ts';
import { readReport } from './report.ts';

export interface StepResult extends Counts {
  readonly output: string;
  /** For steps that run test files. */
  readonly times?: readonly FileTime[];
}

export interface Step {
  readonly name: string;
  /** A step without which this one would test something old. */
  readonly needs?: string;
  /** A check that only reads the sources. These run in parallel, before everything else. */
  readonly isGate?: true;
  /** Steps of one lane run one after the other, lanes beside each other. */
  readonly lane?: 'tests' | 'browser';
  /** `filters` are the names of test files that the developer asked for; static checks ignore them. */
  run(filters: readonly string[]): Promise<StepResult>;
}

export const steps: readonly Step[] = [
  gate('typecheck', () => runTool('node', ['scripts/typecheck.ts'])),
  gate('lint', () => runTool('oxlint', [])),
  gate('format', () => runTool('oxfmt', ['--check'])),
  gate('imports', () => runTool('node', ['scripts/importRules/index.ts'])),
  gate('unused', () => runTool('knip', ['--no-progress'])),
  gate('build', () => runTool('node', ['scripts/build.ts'])),
  vitest('unit', ['unit', 'component']),
  vitest('db', ['db', 'db-servers']),
  { name: 'e2e', needs: 'build', lane: 'browser', run: runPlaywright },
];

/** A static check counts as one test. */
function gate(name: string, check: () => Promise<Ran>): Step {
  return {
    name,
    isGate: true,
    run: async () => {
      const { code, output } = await check();
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

function vitest(name: string, projects: readonly string[]): Step {
  return {
    name,
    run: async (filters) => {
      const report = await freshReport(name);
      const args = [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const { code, output } = await runTool('vitest', [...args, ...filters]);
      return {
        ...countsOf(await readReport(report, countVitest), code),
        output,
        times: (await readReport(report, timesOfVitest)) ?? [],
      };
    },
  };
}

async function runPlaywright(filters: readonly string[]): Promise<StepResult> {
  const report = await freshReport('e2e');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code, output } = await runTool('playwright', [...args, ...filters], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return {
    ...countsOf(await readReport(report, countPlaywright), code),
    output,
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
