import type { PreparedReport } from '../../platform/reports/index.ts';

/** Reads no further than it has to. */
export async function firstRows(
  report: PreparedReport,
  { language, most }: Readonly<{ language: string; most: number }>,
): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const batch of report.rows(language)) {
    rows.push(...batch.slice(0, most - rows.length));
    if (rows.length === most) break;
  }
  return rows;
}
