import type { GoKitEvent } from '@schooldog/domain/goKits';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { goKitLog, goKits } from './schema.ts';

export type GoKitRow = typeof goKits.$inferSelect;
type LogRow = typeof goKitLog.$inferInsert;

export async function findKit(reader: Reader, id: string): Promise<GoKitRow | undefined> {
  const [row] = await reader.select().from(goKits).where(eq(goKits.id, id));
  return row;
}

/** Everything that changes kits of a person takes the locks of those that it is about. */
export async function lockKits(
  tx: Transaction,
  { userId, kitIds }: Readonly<{ userId: string; kitIds: readonly string[] }>,
): Promise<GoKitRow[]> {
  return tx
    .select()
    .from(goKits)
    .where(and(eq(goKits.userId, userId), isOneOf(goKits.id, kitIds)))
    .orderBy(goKits.id)
    .for('update');
}

/** Those that the device may open, so none that it has to erase by itself. */
export async function lockKitsOnDevice(
  tx: Transaction,
  { userId, deviceId, confirmedAfter }: Readonly<{ userId: string; deviceId: string; confirmedAfter: Date }>,
): Promise<GoKitRow[]> {
  return tx
    .select()
    .from(goKits)
    .where(
      and(
        eq(goKits.userId, userId),
        eq(goKits.deviceId, deviceId),
        isNull(goKits.timeEnded),
        gt(goKits.timeConfirmed, confirmedAfter),
      ),
    )
    .orderBy(goKits.id)
    .for('update');
}

/** False when the id is taken. */
export async function insertKit(tx: Transaction, row: typeof goKits.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(goKits).values(row).onConflictDoNothing().returning({ id: goKits.id });
  return inserted.length === 1;
}

export async function updateKit(
  tx: Transaction,
  id: string,
  change: Partial<Pick<GoKitRow, 'timeConfirmed' | 'timeEnded' | 'end'>>,
): Promise<void> {
  await tx.update(goKits).set(change).where(eq(goKits.id, id));
}

export async function logEvents(tx: Transaction, rows: readonly LogRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(goKitLog)
      .values([...rows])
      .onConflictDoNothing();
}

/** Newest first; those that ended stay in the list until `endedAfter`. */
export async function kitsOf(reader: Reader, userId: string, endedAfter: Date): Promise<GoKitRow[]> {
  return reader
    .select()
    .from(goKits)
    .where(and(eq(goKits.userId, userId), or(isNull(goKits.timeEnded), gt(goKits.timeEnded, endedAfter))))
    .orderBy(desc(goKits.timeCreated), desc(goKits.id))
    .limit(100);
}

type LoggedEvent = Readonly<{ kitId: string; event: GoKitEvent; time: Date; timeReported: Date }>;

/** The last ones of each kit, newest first. */
export async function lastEventsOf(
  reader: Reader,
  kitIds: readonly string[],
  most: number,
): Promise<LoggedEvent[]> {
  const numbered = reader
    .select({
      kitId: goKitLog.kitId,
      event: goKitLog.event,
      time: goKitLog.time,
      timeReported: goKitLog.timeReported,
      number:
        sql<number>`row_number() over (partition by ${goKitLog.kitId} order by ${goKitLog.time} desc, ${goKitLog.sequence} desc)`.as(
          'number',
        ),
    })
    .from(goKitLog)
    .where(isOneOf(goKitLog.kitId, kitIds))
    .as('numbered');
  return reader
    .select({
      kitId: numbered.kitId,
      event: numbered.event,
      time: numbered.time,
      timeReported: numbered.timeReported,
    })
    .from(numbered)
    .where(sql`${numbered.number} <= ${most}`)
    .orderBy(numbered.kitId, numbered.number);
}
