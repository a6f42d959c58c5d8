// `npm test` runs every gate and every test and ends with one line that counts them.
// `npm test -- --only unit,e2e walks` runs some steps, and in them the test files whose path holds "walks".
import { parseArgs } from 'node:util';
import { chooseSteps, runSteps } from './test/runSteps.ts';
import { steps } from './test/steps.ts';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const only = values.only?.split(',').filter((name) => name !== '') ?? [];

const { passed, failed } = await runSteps(chooseSteps(steps, only), positionals, (text) => console.log(text));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
