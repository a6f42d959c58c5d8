// Places as other features see them: what can be chosen, what a place is called, and where merges lead.
import type { Place } from '@schooldog/contract/dataProfiles';
import { maxMergeDepth, schoolPlacesRules } from '@schooldog/domain/dataProfiles';
import type { UsedPlace } from '@schooldog/domain/events';
import type { Actor } from '@schooldog/domain/permissions';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { byLabel } from './byLabel.ts';
import { isChoosable } from './profileStore.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

const choosable = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db
    .select({
      dataProfileId: dataProfiles.id,
      profileName: dataProfiles.name,
      optionId: dataProfileOptions.id,
      label: dataProfileOptions.label,
      aliases: dataProfileOptions.aliases,
    })
    .from(dataProfileOptions)
    .innerJoin(dataProfiles, eq(dataProfiles.id, dataProfileOptions.dataProfileId))
    .where(and(eq(dataProfiles.schoolId, schoolId), eq(dataProfiles.isArchived, false), isChoosable)),
);

/** Every place of a school that can be chosen today, list by list, as people count rooms: 2 before 10. */
export async function listPlaces(reader: Reader, viewer: Actor, schoolId: string): Promise<Place[]> {
  requireMay(schoolPlacesRules.use, viewer, { schoolId });
  const places = await choosable(reader, { schoolId });
  return places.toSorted((a, b) => byLabel(a.profileName, b.profileName) || byLabel(a.label, b.label));
}

export type PlaceIds = Readonly<{ schoolId: string; dataProfileId: string; optionId: string }>;

/**
 * What a place is called today. Null unless the option belongs to that list and the list to that school. An archived
 * one still counts: somebody without a signal may have chosen it before.
 */
export async function placeOf(
  reader: Reader,
  { schoolId, dataProfileId, optionId }: PlaceIds,
): Promise<{ label: string } | null> {
  const [found] = await reader
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
  if (found === undefined) return null;
  const last = found.mergedIntoId === null ? found : await standsFor(reader, optionId);
  return { label: last?.label ?? found.label };
}

/** The option that this one stands for today, which is itself where it was never merged. */
export async function standsFor(
  reader: Reader,
  optionId: string,
): Promise<{ id: string; label: string } | null> {
  const { rows } = await reader.execute<{ id: string; label: string }>(sql`
    with recursive ${wayFrom(optionId)} select id, label from way order by depth desc limit 1`);
  const [last] = rows;
  return last ?? null;
}

/** The option and all that were merged into it, however long the way: what points to any of them points here. */
export async function placesMergedInto(reader: Reader, optionId: string): Promise<UsedPlace[]> {
  const { rows } = await reader.execute<UsedPlace>(sql`
    with recursive ${leadingTo(sql`${optionId}`)} ${asFound}`);
  return rows;
}

export async function optionsMergedInto(reader: Reader, optionId: string): Promise<string[]> {
  return (await placesMergedInto(reader, optionId)).map(({ id }) => id);
}

/** All that are one place with this option today: where it leads, and whatever else leads there. */
export async function placesOneWith(reader: Reader, optionId: string): Promise<UsedPlace[]> {
  const { rows } = await reader.execute<UsedPlace>(sql`
    with recursive ${wayFrom(optionId)},
    ${leadingTo(sql`(select id from way order by depth desc limit 1)`)} ${asFound}`);
  return rows;
}

const asFound = sql`select id, data_profile_id as "dataProfileId" from found order by depth, id`;

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
