// An export for tests of the service: its query sets the number of rows, and a test can block it or make it fail.
import { problem } from '@schooldog/domain/problems';
import { holdsSomewhere } from '@schooldog/domain/permissions';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { defineExport } from '../defineExport.ts';

export function testExport(beforeRow: (row: number) => Promise<void> = async () => undefined) {
  return defineExport<{ rows: number }, number>({
    name: 'numbers',
    query: z.object({ rows: z.number() }),
    authorize: async ({ actor }, { rows }) => {
      if (!holdsSomewhere(actor, 'download entry reports')) throw problem('entry.downloadNotAllowed');
      return rows;
    },
    total: async (_context, rows) => rows,
    fileName: ({ title, language }) => `${title} (${language})`,
    csv: {
      columns: () => ['Number'],
      async *rows({ scope }) {
        for (let row = 1; row <= scope; row += 1) {
          await beforeRow(row);
          yield { cells: [[String(row)]] };
        }
      },
    },
    pdf: {
      most: () => ({ rows: 3, tooMany: 'entry.tooManyForPdf' }),
      write: async ({ scope }, path) => {
        await writeFile(path, '%PDF');
        return scope;
      },
    },
  });
}
