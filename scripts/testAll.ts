// `npm run test:all`, every night and before a release: what `npm test` proves with few draws, in one order and at one
// speed, once more with all of them. Takes up to 90 minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './lib/root.ts';
import { onThisMachine } from './test/runTests.ts';
import { clockRounds, runRounds, type Round } from './test/stress.ts';

const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
const whole = { TEST_ALL: '1', TEST_SEED: String(seed), MATRIX_RECORDS: 'each' };
const print = (text: string) => console.log(text);

print(
  `── npm test with every draw, TEST_SEED=${seed}, and a record for every call of the authorization matrix`,
);
const all = spawn(process.execPath, [inRoot('scripts', 'test.ts'), '--all'], {
  env: { ...process.env, ...whole },
  stdio: 'inherit',
});
await once(all, 'exit');

const rounds: readonly Round[] = [
  {
    name: 'tests with a database in another order',
    tool: 'vitest',
    args: ['run', '--project', 'db', '--sequence.shuffle.files', `--sequence.seed=${seed}`],
    environment: {},
    isBurning: false,
  },
  ...clockRounds(['--project', 'unit', '--project', 'component'], seed),
  {
    name: 'each scenario three times, slowed',
    tool: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--repeat-each=3'],
    environment: { STRESS_SEED: String(seed) },
    isBurning: false,
  },
];
const { value } = await onThisMachine(true, print, (shared) => runRounds(rounds, shared, print));
const isFirstGood = all.exitCode === 0;
const { passed, failed } = value ?? { passed: 0, failed: 1 };
print(`${passed + (isFirstGood ? 1 : 0)} passed, ${failed + (isFirstGood ? 0 : 1)} failed`);
process.exitCode = isFirstGood && failed === 0 ? 0 : 1;
