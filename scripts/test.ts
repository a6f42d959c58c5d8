// `npm test` runs every gate and every test and ends with the slowest test files and one line that counts.
// `npm test -- --only unit,e2e walks` runs some steps, and in them the test files whose path holds "walks".
import { parseArgs } from 'node:util';
import { slowestFiles } from './test/fileTimes.ts';
import { chooseSteps, runSteps } from './test/runSteps.ts';
import { steps } from './test/steps.ts';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const only = values.only?.split(',').filter((name) => name !== '') ?? [];

const tell = (text: string) => console.log(text);
const { passed, failed, times } = await runSteps(chooseSteps(steps, only), positionals, tell);
slowestFiles(times).forEach(tell);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
