// Where a page of a list ended that runs from the newest to the oldest. The next page begins right after it, however
// much has come in on top meanwhile.
import { problem } from '@schooldog/domain/kernel';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type PlaceInTime = Readonly<{ time: Date; id: string }>;

export function isOlderThan(place: PlaceInTime, columns: Readonly<{ time: PgColumn; id: PgColumn }>): SQL {
  const { time, id } = columns;
  return sql`(${time}, ${id}) < (${place.time.toISOString()}::timestamptz, ${place.id})`;
}

export function cursorOf({ time, id }: PlaceInTime): string {
  return Buffer.from(`${time.getTime()}.${id}`).toString('base64url');
}

/** What is no cursor of ours is refused under the list's own code. */
export function placeOf(cursor: string, refusal: string): PlaceInTime {
  const [, milliseconds, id] =
    /^(\d{1,13})\.([A-Za-z0-9]{20})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (milliseconds === undefined || id === undefined) throw problem('invalid', refusal);
  return { time: new Date(Number(milliseconds)), id };
}
