import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const shipped = join(import.meta.dirname, '../../../../migrations');
const journalSchema = z
  .object({ entries: z.array(z.looseObject({ idx: z.int(), tag: z.string(), when: z.int() })) })
  .loose();

/** The migrations of a release that adds these to the shipped ones. */
export function writeLaterMigrations(folder: string, statements: readonly string[]): string {
  cpSync(shipped, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = journalSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  for (const statement of statements) {
    const idx = journal.entries.length;
    const tag = `${idx}_later`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    const when = (journal.entries.at(-1)?.when ?? 0) + 1;
    journal.entries.push({ idx, tag, when, version: '7', breakpoints: true });
  }
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}
