// Growing or repeated concerns, for the card "Needs attention".
import { attentionLimits, type AttentionQuery, type AttentionRow } from '@schooldog/domain/attention';
import { maxMergeDepth } from '@schooldog/domain/dataProfiles';
import { addDays, startOfDay } from '@schooldog/domain/dates';
import { type Schools, schoolsWith } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';

type SchoolIds = Readonly<{ schoolIds: readonly string[] | null }>;
type Weeks = SchoolIds & Readonly<{ first: string; middle: string; last: string }>;
type Since = SchoolIds & Readonly<{ since: string }>;

type Concerns = Readonly<{ before: number; now: number; hadBegun: boolean }>;

/**
 * By school, so that only the days in question are read; of the days before them one with an entry is enough. Days on
 * which everything was deleted have a row of zeros.
 */
const concernsByWeek = statement(
  (_db, { schoolIds, first, middle, last }: Placeholders<Weeks>) => sql<Concerns>`
    select coalesce(sum(concerns) filter (where day < ${middle}::date), 0)::int as before,
      coalesce(sum(concerns) filter (where day >= ${middle}::date), 0)::int as now,
      exists (
        select from schools cross join lateral (
          select from entry_day_counts earlier
          where earlier.school_id = schools.id and earlier.day < ${first}::date
            and district_concern + district_praise + district_other + school_concern + school_praise
              + school_other + partner_concern + partner_praise + partner_other > 0
          limit 1
        ) begun
        where ${schoolIds}::text[] is null or schools.id = any(${schoolIds}::text[])
      ) as "hadBegun"
    from (
      select counts.day, district_concern + school_concern + partner_concern as concerns
      from schools join entry_day_counts counts on counts.school_id = schools.id
      where counts.day between ${first}::date and ${last}::date
        and (${schoolIds}::text[] is null or schools.id = any(${schoolIds}::text[]))
    ) daily`,
);

type RepeatedAt = Readonly<{
  schoolId: string;
  profileId: string;
  optionId: string;
  place: string;
  concerns: number;
}>;

/** A location counts with all that were merged into it. */
const repeatedAt = statement(
  (_db, { schoolIds, since }: Placeholders<Since>) => sql<RepeatedAt>`
    with recursive seen as (
      select location_data_profile_option_id as id, school_id, count(*) as concerns from entries
      where observation_type = 'concern' and location_data_profile_option_id is not null
        and timestamp >= ${since}::timestamptz
        and (${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[]))
      group by 1, 2
    ), way as (
      select id as first, id, data_profile_id, label, merged_into_id, 0 as depth
      from data_profile_options where id in (select id from seen)
      union all
      select way.first, next.id, next.data_profile_id, next.label, next.merged_into_id, way.depth + 1
      from way join data_profile_options next on next.id = way.merged_into_id
      where way.depth < ${maxMergeDepth}
    )
    select seen.school_id as "schoolId", way.data_profile_id as "profileId", way.id as "optionId",
      way.label as place, sum(seen.concerns)::int as concerns
    from seen join way on way.first = seen.id and way.merged_into_id is null
    group by 1, 2, 3, 4 having sum(seen.concerns) >= ${attentionLimits.repeatedConcerns}
    order by 5 desc, 4, 3 limit ${attentionLimits.repeatedPlaces}`,
);

export async function concernsNeedingAttention(
  reader: Reader,
  query: AttentionQuery,
): Promise<AttentionRow[]> {
  const schools = schoolsWith(query.actor, 'view entries');
  if (schools.length === 0) return [];
  const [rising, repeated] = await Promise.all([
    risingConcerns(reader, query, schools),
    repeatedConcerns(reader, query, schools),
  ]);
  return [...rising, ...repeated];
}

async function risingConcerns(
  reader: Reader,
  { today }: AttentionQuery,
  schools: Schools,
): Promise<AttentionRow[]> {
  const from = addDays(today, -6);
  const days = { first: addDays(today, -13), middle: from, last: today };
  const [weeks] = await concernsByWeek(reader, { schoolIds: idsOf(schools), ...days });
  // The week before the first entries is no week without concerns.
  if (weeks === undefined || !weeks.hadBegun || weeks.now <= weeks.before) return [];
  return [{ key: 'concernsRising', count: weeks.now, before: weeks.before, from, to: today }];
}

async function repeatedConcerns(
  reader: Reader,
  { today, timeZone }: AttentionQuery,
  schools: Schools,
): Promise<AttentionRow[]> {
  const from = addDays(today, 1 - attentionLimits.repeatedWithinDays);
  const since = startOfDay(from, timeZone);
  const places = await repeatedAt(reader, { schoolIds: idsOf(schools), since });
  return places.map(({ schoolId, profileId, optionId, place, concerns }) => ({
    key: 'repeatedConcerns',
    count: concerns,
    from,
    to: today,
    schoolId,
    place,
    location: { profileId, optionId },
  }));
}

function idsOf(schools: Schools): readonly string[] | null {
  return schools === 'all' ? null : schools;
}
