// Work orders on the pages of schools and locations.
import type { UsedPlace } from '@schooldog/domain/events';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { canOpenWorkOrders, openStatuses, workOrderScope } from '@schooldog/domain/workOrders';
import { count, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { oldestAmong } from './listStore.ts';
import { workOrders } from './schema.ts';

export async function workOrderTiles(
  reader: Reader,
  { schoolId, actor }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  const scope = workOrderScope(actor);
  if (scope === null || !canOpenWorkOrders(actor)) return [];
  const wanted = { schoolIds: [schoolId], statuses: openStatuses };
  const open = await oldestAmong(reader, { scope, wanted });
  return [{ key: 'workOrders', count: open?.count ?? 0 }];
}

export async function workOrdersAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader
    .select({ count: count() })
    .from(workOrders)
    .where(eq(workOrders.schoolId, schoolId));
  return { kind: 'workOrders' as const, count: row?.count ?? 0 };
}

export async function workOrdersAtPlace(reader: Reader, { id }: UsedPlace): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(workOrders)
    .where(eq(workOrders.locationDataProfileOptionId, id));
  return row?.count ?? 0;
}
