import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../lib/root.ts';

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(inRoot(file), 'utf8'));
const reportSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  roles: z.record(z.string(), z.string()),
});
const editorSchema = z.object({ permissions: z.record(z.string(), z.object({ name: z.string() })) });

test.each(['en', 'es'])(
  'the list of accesses names permissions and roles as screens do (%s)',
  async (language) => {
    const report = reportSchema.parse(
      await read(`apps/server/src/features/people/reports/texts/${language}.json`),
    );
    const editor = editorSchema.parse(
      await read(`apps/web/src/features/people/permissionEditor/texts/${language}.json`),
    );
    const dashboard = reportSchema
      .pick({ roles: true })
      .parse(await read(`apps/web/src/features/dashboard/texts/${language}.json`));
    const names = Object.entries(editor.permissions).map(([key, { name }]) => [key, name]);
    expect(report.permissions).toEqual(Object.fromEntries(names));
    expect(report.roles).toEqual(dashboard.roles);
  },
);
