// A school made by mistake is deleted while nothing refers to it. Otherwise it is archived: no new work, and its
// records stay readable.
import { z } from 'zod';

/** What can refer to a school; each feature counts its own (query `school.uses`). */
const schoolUseKinds = [
  'entries',
  'walks',
  'assessments',
  'drills',
  'eopComponents',
  'alerts',
  'workOrders',
  'recurringWorkOrders',
  'locationLists',
  'contacts',
  'people',
  'groupings',
  'files',
] as const;
export const schoolUseSchema = z.object({ kind: z.enum(schoolUseKinds), count: z.int().positive() });
export type SchoolUse = z.infer<typeof schoolUseSchema>;

/** In the order in which they are shown; kinds without a use are left out. */
export function inUseOrder(
  uses: readonly Readonly<{ kind: SchoolUse['kind']; count: number }>[],
): SchoolUse[] {
  return schoolUseKinds.flatMap((kind) => {
    const count = uses.reduce((sum, use) => (use.kind === kind ? sum + use.count : sum), 0);
    return count === 0 ? [] : [{ kind, count }];
  });
}
