// Checks every workspace with the compiler. A workspace without files fails, since the compiler refuses a
// project that is empty.
import { existsSync } from 'node:fs';
import { inRoot } from './lib/root.ts';
import { runTool } from './lib/run.ts';

const projects = [
  'tsconfig.json',
  'packages/domain/tsconfig.json',
  'packages/contract/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.sw.json',
  'apps/web/tsconfig.node.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'scripts/tsconfig.json',
] as const;

let failed = 0;
for (const project of projects) {
  const ran = existsSync(inRoot(project))
    ? await runTool('tsc', ['-p', project, '--pretty', 'false'])
    : { code: 1, output: 'There is no such file.\n' };
  if (ran.code !== 0) {
    failed += 1;
    console.error(`${project}\n${ran.output}`);
  }
}
console.log(`${projects.length - failed} of ${projects.length} projects type-check`);
process.exitCode = failed === 0 ? 0 : 1;
