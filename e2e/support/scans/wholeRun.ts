// Runs around all scenarios: a whole run fails when a route was scanned by none.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { missingRoutes, tellScans } from './missing.ts';
import { forgetScans, notedScans } from './records.ts';

const narrows = /^(?:-g|--grep|--grep-invert|--last-failed|--only-changed|--shard|--test-list)(?:=|$)/;

/** The arguments of the command: a name of a file or of a test makes it a part of the run. */
export function isWhole(args: readonly string[], files: readonly string[]): boolean {
  const names = files.map((file) => file.replace('.spec.ts', ''));
  return !args.some((arg) => narrows.test(arg) || names.some((name) => arg.includes(name)));
}

export default async function aroundAll(): Promise<() => Promise<void>> {
  await forgetScans();
  const files = (await readdir(join(import.meta.dirname, '..', '..'))).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  return async () => {
    const scans = await notedScans();
    console.log(tellScans(scans));
    const missing = isWhole(process.argv.slice(2), files) ? missingRoutes(scans) : [];
    if (missing.length > 0) throw new Error(`No scenario scanned ${missing.join(', ')}.`);
  };
}
