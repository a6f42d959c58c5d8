// `npm test -- --stress [names]` runs tests over and over where chance would show: scenarios in a browser at a sixth of its
// speed whose answers arrive late and in another order, half of the rounds beside as many busy processes as there
// are cores; other tests with every draw of their properties, at five moments, in two far time zones.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { filesBelow } from '../lib/files.ts';
import { inRoot, root } from '../lib/root.ts';
import { changedFiles } from './changed.ts';
import type { StepContext } from './steps.ts';

export type Stress = Readonly<{ files: readonly string[]; times: number; seed: number }>;

/** The last minutes of a day, a month and a school year, and the nights in which clocks change, as the district sees them. */
const moments = [
  '2026-10-13T23:59:00-04:00',
  '2026-10-31T23:59:00-04:00',
  '2026-06-30T23:59:00-04:00',
  '2026-03-08T01:59:00-05:00',
  '2026-11-01T01:59:00-04:00',
];
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export type Round = Readonly<{
  name: string;
  tool: string;
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
  isBurning: boolean;
}>;

const isTest = /\.(?:test\.tsx?|spec\.ts)$/;

/** The named test files, or those changed since a commit. */
export async function stressedFiles(names: readonly string[], since: string): Promise<string[]> {
  const files = (await filesBelow(root)).filter((file) => isTest.test(file));
  const changed = names.length > 0 ? undefined : new Set(await changedFiles(since));
  return files.filter((file) => changed?.has(file) ?? names.some((name) => file.includes(name)));
}

/** Every round with what repeats it. */
export function roundsOf({ files, times, seed }: Stress): readonly Round[] {
  const scenarios = files.filter((file) => file.endsWith('.spec.ts'));
  const others = files.filter((file) => !file.endsWith('.spec.ts'));
  const halves = [false, true].map((isBurning): Round => {
    const environment = { STRESS_SEED: String(isBurning ? seed + 1 : seed) };
    const count = Math.ceil(times / 2);
    const args = ['test', '--config', 'e2e/playwright.config.ts', `--repeat-each=${count}`, ...scenarios];
    return { name: `${count} rounds of scenarios`, tool: 'playwright', args, environment, isBurning };
  });
  return [...(scenarios.length > 0 ? halves : []), ...(others.length > 0 ? clockRounds(others, seed) : [])];
}

/** Unit and component tests ask the named moment; those with a database only live in the time zone. */
export function clockRounds(tests: readonly string[], seed: number): readonly Round[] {
  return moments.flatMap((moment, at) =>
    zones.map((zone) => ({
      name: `${moment} in ${zone}`,
      tool: 'vitest',
      args: ['run', ...tests],
      environment: { TEST_CLOCK: moment, TZ: zone, TEST_ALL: '1', TEST_SEED: String(seed + at) },
      isBurning: at % 2 === 1,
    })),
  );
}

/** Returns how many rounds passed and failed; a failed one shows its output and how to repeat it. */
export async function runRounds(
  rounds: readonly Round[],
  { runTool, database, browser }: Pick<StepContext, 'runTool' | 'database' | 'browser'>,
  print: (text: string) => void,
): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  const shared = { ...(await database()), ...(await browser()) };
  for (const { name, tool, args, environment, isBurning } of rounds) {
    const stop = isBurning ? burn() : () => {};
    const { code, output } = await runTool(tool, args, { ...shared, ...environment });
    stop();
    print(`── ${name}${isBurning ? ', all cores busy' : ''}: ${code === 0 ? 'passed' : 'failed'}`);
    if (code === 0) counts.passed += 1;
    else {
      counts.failed += 1;
      const settings = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
      print(`${output.trimEnd()}\n   repeat it with: ${settings.join(' ')} npx ${tool} ${args.join(' ')}`);
    }
  }
  return counts;
}

function burn(): () => void {
  const script = inRoot('scripts', 'test', 'burn.ts');
  const burning = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'inherit'] }),
  );
  return () => burning.forEach((one) => one.kill());
}
