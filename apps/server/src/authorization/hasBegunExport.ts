import { eq } from 'drizzle-orm';
import { exports } from '../platform/exports/schema.ts';
import type { District } from './district.ts';

/** Ends the export as well: a caller of many lines has room for only a few at a time. */
export async function hasBegunExport({ app }: District, exportId: string): Promise<boolean> {
  const ended = await app.database.db
    .update(exports)
    .set({ status: 'cancelled' })
    .where(eq(exports.id, exportId))
    .returning({ id: exports.id });
  return ended.length > 0;
}
