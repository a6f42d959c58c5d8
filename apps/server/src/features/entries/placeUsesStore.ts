// How often locations are used in entries, for the pages of the location lists. Read from the counts, so the cost
// does not depend on the number of entries.
import { type CountColumn, locationCountId, opinions } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import type { FeatureQueries, UsedPlace } from '@schooldog/domain/events';
import type { Reader } from '../../platform/database/database.ts';

const columns: readonly CountColumn[] = sourceTypes.flatMap((source) =>
  opinions.map((opinion): CountColumn => `${source}_${opinion}`),
);
const entries = sql.raw(`sum(${columns.join(' + ')})::int`);

export async function usesOfPlaces(
  reader: Reader,
  places: readonly UsedPlace[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await reader.execute<{ id: string; entries: number }>(sql`
    select count_id as id, ${entries} as entries from entry_counts where count_id = any(${countIds(places)})
    group by count_id`);
  const found = new Map(rows.map((row) => [row.id, row.entries]));
  return new Map(
    places.map(({ dataProfileId, id }) => [id, found.get(locationCountId(dataProfileId, id)) ?? 0]),
  );
}

export async function monthsOfPlaces(
  reader: Reader,
  { places, sinceMonth }: FeatureQueries['place.months']['query'],
): Promise<FeatureQueries['place.months']['answer']> {
  const { rows } = await reader.execute<{ month: string; entries: number }>(sql`
    select month, ${entries} as entries from entry_counts
    where count_id = any(${countIds(places)}) and month >= ${sinceMonth}
    group by month order by month`);
  return rows;
}

function countIds(places: readonly UsedPlace[]) {
  return sql.param(places.map(({ dataProfileId, id }) => locationCountId(dataProfileId, id)));
}
