import { mkdir, rm } from 'node:fs/promises';
import { inRoot } from '../lib/root.ts';
import { runTool, type Ran } from '../lib/run.ts';
import { countPlaywright, countVitest, judge, type Counts } from './counts.ts';
import { timesOfPlaywright, timesOfVitest, type FileTime } from './fileTimes.ts';
import { readReport } from './report.ts';

export interface StepResult extends Counts {
  readonly output: string;
  /** Of steps that run test files. */
  readonly times?: readonly FileTime[];
}

export interface Step {
  readonly name: string;
  /** A step without which this one would test something old. */
  readonly needs?: string;
  /** A gate that reads the sources only. These run beside each other, before everything else. */
  readonly isGate?: true;
  /** `filters` are the names of test files that the developer asked for; static gates do without. */
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
  { name: 'e2e', needs: 'build', run: runPlaywright },
];

/** A static gate counts as one test. */
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
        ...judge(await readReport(report, countVitest), code),
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
    ...judge(await readReport(report, countPlaywright), code),
    output,
    times: (await readReport(report, timesOfPlaywright)) ?? [],
  };
}

/** The place for a report, without the one of an earlier run. */
async function freshReport(name: string): Promise<string> {
  const file = inRoot('.cache', 'test', `${name}.json`);
  await mkdir(inRoot('.cache', 'test'), { recursive: true });
  await rm(file, { force: true });
  return file;
}
