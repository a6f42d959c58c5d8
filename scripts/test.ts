// `npm test` runs every check and every test and ends with the slowest test files and one line of totals. `npm test
// -- --only unit,e2e walks` runs some steps, and in them the test files whose path contains "walks".
import { parseArgs } from 'node:util';
import { slowestFiles } from './test/fileTimes.ts';
import { chooseSteps, runSteps } from './test/runSteps.ts';
import { steps } from './test/steps.ts';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const only = values.only?.split(',').filter((name) => name !== '') ?? [];

const print = (text: string) => console.log(text);
const { passed, failed, times } = await runSteps(chooseSteps(steps, only), positionals, print);
slowestFiles(times).forEach(print);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
