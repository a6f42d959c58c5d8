// `npm run test:row -- --runs 10 --burn 1` does whole runs in a row, with as many processes each burning a core, and stops
// at the first failure. Each run is added to .cache/test/rows.json. `--only e2e` runs some steps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/root.ts';
import { addToRows } from './test/rows.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string' }, burn: { type: 'string' }, only: { type: 'string' } },
});
const runs = Number(values.runs ?? 10);
const burn = Number(values.burn ?? 0);
const only = values.only === undefined ? [] : ['--only', values.only];

const burning = Array.from({ length: burn }, () =>
  spawn(process.execPath, [inRoot('scripts', 'test', 'burn.ts')], { stdio: ['pipe', 'inherit', 'inherit'] }),
);
process.exitCode = 0;
for (let run = 1; run <= runs && process.exitCode === 0; run += 1) {
  console.log(`── run ${run} of ${runs}, ${burn} processes burning`);
  const args = [inRoot('scripts', 'test.ts'), '--all', ...only];
  const test = spawn(process.execPath, args, { stdio: 'inherit' });
  await once(test, 'exit');
  await addToRows({ burn, only: values.only ?? null });
  process.exitCode = test.exitCode ?? 1;
}
for (const one of burning) one.kill();
