import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'schooldog-migrations-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const sqlFiles = () => readdirSync(copy).filter((name) => name.endsWith('.sql'));

it('the migrations say all that the schema says', () => {
  cpSync(join(server, 'migrations'), copy, { recursive: true });
  const before = sqlFiles();
  expect(before.length).toBeGreaterThan(0);
  const kit = join(server, '../../node_modules/drizzle-kit/bin.cjs');
  const schema = ['./src/platform/*/schema.ts', './src/features/*/schema.ts'].map((glob) => `--schema=${glob}`);
  execFileSync(process.execPath, [kit, 'generate', '--dialect=postgresql', `--out=${copy}`, ...schema], { cwd: server });
  expect(sqlFiles()).toEqual(before);
});
