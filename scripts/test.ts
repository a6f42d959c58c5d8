// `npm test` runs every check and every test and ends with the slowest test files and one line of totals. `npm test
// -- --only unit,e2e walks` runs some steps, and in them the test files whose path contains "walks"; `--all` repeats
// checks that passed before; `--changed main` runs what the change since main reaches; `--times` compares the last two runs.
import { parseArgs } from 'node:util';
import { reachedSince } from './test/changed.ts';
import { sharesHere } from './test/cores.ts';
import { slowestFiles } from './test/fileTimes.ts';
import { compareLastRuns } from './test/lastRun.ts';
import { runTests } from './test/runTests.ts';
import { chooseSteps } from './test/runSteps.ts';
import { lanes } from './test/steps.ts';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean' },
    times: { type: 'boolean' },
    changed: { type: 'string' },
  },
  allowPositionals: true,
});
const print = (text: string) => console.log(text);

if (values.times === true) {
  (await compareLastRuns()).forEach(print);
} else {
  const only = values.only?.split(',').filter((name) => name !== '') ?? [];
  const { passed, failed, files, seconds, processorSeconds } = await runTests({
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
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
