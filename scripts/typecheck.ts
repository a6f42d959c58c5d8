// Checks every workspace with the compiler. A workspace without files fails, since the compiler rejects an
// empty project.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { inRoot } from './lib/root.ts';
import { runTool } from './lib/run.ts';

// Everything reads the rules and the contract, and each project checks them again: so what has the same options shares a
// project. That of bench has e2e in it, that of the contract has the domain, that of the root has the scripts and what
// builds the web app.
const projects = [
  'apps/web/tsconfig.json',
  'apps/server/tsconfig.json',
  'bench/tsconfig.json',
  'tsconfig.json',
  'packages/contract/tsconfig.json',
  'apps/web/tsconfig.sw.json',
] as const;

/** A compiler that lives for a minute spends a quarter of it collecting garbage, unless its memory may grow more. */
const collectSeldom = { GOGC: '400' };

// The compiler's own threads each repeat the work on shared types, which costs twice the processor time here. Several
// projects at a time use several cores just as well.
const { values } = parseArgs({ options: { jobs: { type: 'string' } } });
const jobs = Number(values.jobs ?? availableParallelism());
const waiting = [...projects];
let failed = 0;

async function checkWaiting(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const ran = existsSync(inRoot(project))
      ? await runTool('tsc', ['-p', project, '--pretty', 'false', '--singleThreaded'], { env: collectSeldom })
      : { code: 1, output: 'There is no such file.\n' };
    if (ran.code !== 0) {
      failed += 1;
      console.error(`${project}\n${ran.output}`);
    }
  }
}

await Promise.all(Array.from({ length: jobs }, checkWaiting));
console.log(`${projects.length - failed} of ${projects.length} projects type-check`);
process.exitCode = failed === 0 ? 0 : 1;
