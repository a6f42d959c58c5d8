// `npm test` runs every check and every test and ends with the slowest test files and one line of totals. `npm test
// -- --only unit,e2e walks` runs some steps, and in them the test files whose path contains "walks"; `--all` repeats
// checks that passed before; `--changed main` runs what the change since main reaches; `--times` compares the last two
// runs. `--stress [names] [--since main] [--times 20] [--seed 7]` runs tests where chance would show.
import { parseArgs } from 'node:util';
import { reachedSince } from './test/changed.ts';
import { sharesHere } from './test/cores.ts';
import { slowestFiles } from './test/fileTimes.ts';
import { compareLastRuns } from './test/lastRun.ts';
import { chooseSteps } from './test/runSteps.ts';
import { onThisMachine, runTests } from './test/runTests.ts';
import { lanes } from './test/steps.ts';
import { roundsOf, runRounds, stressedFiles } from './test/stress.ts';

const print = (text: string) => console.log(text);
const isStress = process.argv.includes('--stress');
const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean' },
    changed: { type: 'string' },
    stress: { type: 'boolean' },
    since: { type: 'string' },
    seed: { type: 'string' },
    times: { type: isStress ? 'string' : 'boolean' },
  },
  allowPositionals: true,
});

async function stressTests(): Promise<{ passed: number; failed: number }> {
  const files = await stressedFiles(positionals, values.since ?? 'main');
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  print(`${files.length} test files under stress, --seed ${seed}`);
  const needsBrowser = files.some((file) => file.endsWith('.spec.ts'));
  const stress = { files, times: Number(values.times ?? 20), seed };
  const { value, problems } = await onThisMachine(needsBrowser, print, (shared) =>
    runRounds(roundsOf(stress), shared, print),
  );
  return value ?? { passed: 0, failed: problems };
}

async function testAll(): Promise<{ passed: number; failed: number }> {
  const only = values.only?.split(',').filter((name) => name !== '') ?? [];
  const { seconds, processorSeconds, files, ...counts } = await runTests({
    lanes: chooseSteps(lanes, only),
    filters: positionals,
    reached: values.changed === undefined ? undefined : await reachedSince(values.changed),
    isWhole: values.all === true || (process.env['CI'] ?? '') !== '',
    beside: sharesHere().lanes,
    print,
  });
  slowestFiles(files).forEach(print);
  const busy = processorSeconds === null ? '' : `, ${processorSeconds.toFixed(0)} s of processor time`;
  print(`${(seconds / 60).toFixed(1)} minutes${busy}`);
  return counts;
}

if (values.times === true) (await compareLastRuns()).forEach(print);
else {
  const { passed, failed } = await (isStress ? stressTests() : testAll());
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
