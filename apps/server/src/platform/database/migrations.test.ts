import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'schooldog-migrations-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const sqlFiles = () => readdirSync(copy).filter((name) => name.endsWith('.sql'));

it('the migrations match the schema', () => {
  cpSync(join(server, 'migrations'), copy, { recursive: true });
  const before = sqlFiles();
  expect(before.length).toBeGreaterThan(0);
  const kit = join(server, '../../node_modules/drizzle-kit/bin.cjs');
  const schema = '--schema=./src/{platform,features}/*/schema.ts';
  // The tool takes only a relative folder, and exits with 0 even when it fails: its output is the result.
  const out = `--out=${relative(server, copy)}`;
  const said = execFileSync(process.execPath, [kit, 'generate', '--dialect=postgresql', out, schema], {
    cwd: server,
    encoding: 'utf8',
  });
  expect(said).toContain('No schema changes');
  expect(sqlFiles()).toEqual(before);
});
