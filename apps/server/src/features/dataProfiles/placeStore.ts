// Locations as other features see them: what can be chosen, what a location is called, and where merges lead.
import type { Place } from '@schooldog/contract/dataProfiles';
import { followMerges, maxMergeDepth, schoolPlacesRules } from '@schooldog/domain/dataProfiles';
import type { UsedPlace } from '@schooldog/domain/events';
import type { Actor, Schools } from '@schooldog/domain/permissions';
import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/reader.ts';
import { prefixQuery } from '../../platform/database/searchWords.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { byLabel } from './byLabel.ts';
import { isChoosable } from './profileStore.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

/** What can be chosen, and what leads there because it was merged, perhaps from a list that is archived today. */
const bySchool = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db
    .select({
      dataProfileId: dataProfiles.id,
      profileName: dataProfiles.name,
      id: dataProfileOptions.id,
      label: dataProfileOptions.label,
      aliases: dataProfileOptions.aliases,
      mergedIntoId: dataProfileOptions.mergedIntoId,
    })
    .from(dataProfileOptions)
    .innerJoin(dataProfiles, eq(dataProfiles.id, dataProfileOptions.dataProfileId))
    .where(
      and(
        eq(dataProfiles.schoolId, schoolId),
        or(and(eq(dataProfiles.isArchived, false), isChoosable), isNotNull(dataProfileOptions.mergedIntoId)),
      ),
    ),
);

/** Every active location of a school, list by list, in natural order: Room 2 before 10. */
export async function listPlaces(reader: Reader, viewer: Actor, schoolId: string): Promise<Place[]> {
  requireMay(schoolPlacesRules.use, viewer, { schoolId });
  const options = await bySchool(reader, { schoolId });
  const merged = options.filter(({ mergedIntoId }) => mergedIntoId !== null);
  const byId = new Map(options.map((option) => [option.id, option]));
  const mergedBy = Map.groupBy(merged, ({ id }) => followMerges(id, byId)?.id);
  return options
    .filter(({ mergedIntoId }) => mergedIntoId === null)
    .map(({ id, dataProfileId, profileName, label, aliases }) => ({
      dataProfileId,
      profileName,
      optionId: id,
      label,
      aliases,
      mergedIds: mergedBy.get(id)?.map((option) => option.id),
    }))
    .toSorted((a, b) => byLabel(a.profileName, b.profileName) || byLabel(a.label, b.label));
}

export type PlaceIds = Readonly<{ schoolId: string; dataProfileId: string; optionId: string }>;

const atSchool = (db: Db, { schoolId, dataProfileId, optionId }: Placeholders<PlaceIds>) =>
  db
    .select({ label: dataProfileOptions.label, mergedIntoId: dataProfileOptions.mergedIntoId })
    .from(dataProfileOptions)
    .innerJoin(dataProfiles, eq(dataProfiles.id, dataProfileOptions.dataProfileId))
    .where(
      and(
        eq(dataProfileOptions.id, optionId),
        eq(dataProfiles.id, dataProfileId),
        eq(dataProfiles.schoolId, schoolId),
      ),
    );
const found = statement(atSchool);
const kept = statement((db, ids: Placeholders<PlaceIds>) =>
  atSchool(db, ids).for('key share', { of: dataProfileOptions }),
);

/**
 * The present label of a location. Null unless the option belongs to that list and the list to that school. An
 * archived one still counts: it may have been chosen offline before.
 */
export async function placeOf(reader: Reader, ids: PlaceIds): Promise<{ label: string } | null> {
  return presentLabel(reader, ids, await found(reader, ids));
}

/** For a record that will be there: until this transaction ends, nobody deletes the option. */
export async function keptPlaceOf(tx: Transaction, ids: PlaceIds): Promise<{ label: string } | null> {
  return presentLabel(tx, ids, await kept(tx, ids));
}

async function presentLabel(
  reader: Reader,
  { optionId }: PlaceIds,
  [option]: readonly Readonly<{ label: string; mergedIntoId: string | null }>[],
): Promise<{ label: string } | null> {
  if (option === undefined) return null;
  const last = option.mergedIntoId === null ? option : await standsFor(reader, optionId);
  return { label: last?.label ?? option.label };
}

/** The option that this one resolves to today, which is itself if it was never merged. */
export async function standsFor(
  reader: Reader,
  optionId: string,
): Promise<{ id: string; label: string } | null> {
  const { rows } = await reader.execute<{ id: string; label: string }>(sql`
    with recursive ${wayFrom(optionId)} select id, label from way order by depth desc limit 1`);
  const [last] = rows;
  return last ?? null;
}

/** The option and all that were merged into it, directly or not: a reference to any of them counts here. */
export async function placesMergedInto(reader: Reader, optionId: string): Promise<UsedPlace[]> {
  const { rows } = await reader.execute<UsedPlace>(sql`
    with recursive ${leadingTo(sql`${optionId}`)} ${asFound}`);
  return rows;
}

export async function optionsMergedInto(reader: Reader, optionId: string): Promise<string[]> {
  return (await placesMergedInto(reader, optionId)).map(({ id }) => id);
}

/** All options that resolve to the same location as this one. */
export async function placesOneWith(reader: Reader, optionId: string): Promise<UsedPlace[]> {
  const { rows } = await reader.execute<UsedPlace>(sql`
    with recursive ${wayFrom(optionId)},
    ${leadingTo(sql`(select id from way order by depth desc limit 1)`)} ${asFound}`);
  return rows;
}

const asFound = sql`select id, data_profile_id as "dataProfileId" from found order by depth, id`;

type PresentPlace = Readonly<{ optionId: string; profileId: string; schoolId: string; label: string }>;

/** What each of these options has become by merges. */
export async function presentPlaces(
  reader: Reader,
  optionIds: readonly string[],
): Promise<ReadonlyMap<string, PresentPlace>> {
  const rows = await present(reader, { optionIds });
  return new Map(rows.map(({ from, ...place }) => [from, place]));
}

const present = statement(
  (_db, { optionIds }: Placeholders<{ optionIds: readonly string[] }>) => sql<
    PresentPlace & { from: string }
  >`
    with recursive way as (
      select id as start, id, merged_into_id, 0 as depth from ${dataProfileOptions} where id = any(${optionIds}::text[])
      union all
      select way.start, next.id, next.merged_into_id, way.depth + 1
      from way join ${dataProfileOptions} next on next.id = way.merged_into_id where way.depth < ${maxMergeDepth}
    )
    select way.start as "from", option.id as "optionId", option.label, option.data_profile_id as "profileId",
      profile.school_id as "schoolId"
    from (select distinct on (start) start, id from way order by start, depth desc) way
    join ${dataProfileOptions} option on option.id = way.id
    join ${dataProfiles} profile on profile.id = option.data_profile_id`,
);

function wayFrom(optionId: string): SQL {
  return sql`way as (
    select id, label, merged_into_id, 0 as depth from ${dataProfileOptions} where id = ${optionId}
    union all
    select next.id, next.label, next.merged_into_id, way.depth + 1
    from way join ${dataProfileOptions} next on next.id = way.merged_into_id
    where way.depth < ${maxMergeDepth}
  )`;
}

function leadingTo(lastId: SQL): SQL {
  return sql`found as (
    select id, data_profile_id, 0 as depth from ${dataProfileOptions} where id = ${lastId}
    union all
    select merged.id, merged.data_profile_id, found.depth + 1
    from found join ${dataProfileOptions} merged on merged.merged_into_id = found.id
    where found.depth < ${maxMergeDepth}
  )`;
}

type Named = Readonly<{ queries: readonly string[]; schoolIds: readonly string[] | null; limit: number }>;

const named = statement(
  (_db, { queries, schoolIds, limit }: Placeholders<Named>) => sql<{ query: string; id: string }>`
    select query, place.id from unnest(${queries}::text[]) as query cross join lateral (
      with recursive found as (
        select option.id, 0 as depth
        from ${dataProfileOptions} option join ${dataProfiles} profile on profile.id = option.data_profile_id
        where search_words(option.label) @@ query::tsquery and option.merged_into_id is null
          and (${schoolIds}::text[] is null or profile.school_id = any(${schoolIds}::text[]))
        union all
        select merged.id, found.depth + 1
        from found join ${dataProfileOptions} merged on merged.merged_into_id = found.id
        where found.depth < ${maxMergeDepth}
      ) select id from found limit ${limit}::int) place`,
  { plan: 'each run' },
);

/**
 * For each word, the ids of at most `limit` options whose current label contains a word that starts with it, including
 * options that were merged into them.
 */
export async function placesNamed(
  reader: Reader,
  { words, schools, limit }: Readonly<{ words: readonly string[]; schools: Schools; limit: number }>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const queries = words.map(prefixQuery);
  const rows = await named(reader, { queries, schoolIds: schools === 'all' ? null : schools, limit });
  return new Map(
    words.map((word, at) => [word, rows.filter(({ query }) => query === queries[at]).map(({ id }) => id)]),
  );
}
