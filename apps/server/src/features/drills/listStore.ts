// Pages of drills. Whose eyes look is part of every query. The database builds the JSON of a page, so that it passes
// through the server without being parsed.
import { calendarFeedLimits } from '@schooldog/domain/calendarFeeds';
import { type DrillEventType, type DrillType, drillTypes } from '@schooldog/domain/drills';
import type { Schools } from '@schooldog/domain/permissions';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { bySearch, moment, nameOf, where } from '../../platform/database/composedParts.ts';
import type { Reader } from '../../platform/database/database.ts';

/** Absent conditions leave that side open. */
export type ListedDrills = Readonly<{
  schools: Schools;
  types?: readonly DrillType[] | undefined;
  eventTypes?: readonly DrillEventType[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  userIds?: readonly string[] | undefined;
  /** Those to be confirmed on this day. */
  toConfirmOn?: string | undefined;
  search?: string | undefined;
}>;

/** One drill as the contract's `ShownDrill`. */
const shownJson = `json_build_object('id', d.id, 'schoolId', d.school_id, 'type', d.type, 'otherType', d.other_type,
  'eventType', d.event_type, 'otherEventType', d.other_event_type, 'drillDate', d.drill_date,
  'drillTime', d.drill_time, 'drillTimeOfDay', d.drill_time_of_day, 'additionalInfo', d.additional_info,
  'numberOfParticipants', d.number_of_participants, 'responseTime', d.response_time,
  'resultsAdditionalInfo', d.results_additional_info, 'wentWell', d.went_well, 'toImprove', d.to_improve,
  'actionTaken', d.action_taken, 'resultsSavedOn', d.results_saved_on,
  'recordedByUserId', d.recorded_by_user_id, 'recordedByName', ${nameOf('d.recorded_by_user_id')},
  'updatedByUserId', d.updated_by_user_id, 'updatedByName', ${nameOf('d.updated_by_user_id')},
  'timeCreated', ${moment('d.time_created')}, 'timeUpdated', ${moment('d.time_updated')})::text`;

export type DrillKey = Readonly<{ date: string; time: string; id: string }>;
const pageSchema = z.array(
  z.object({ id: z.string(), date: z.string(), time: z.string(), json: z.string() }),
);
export type ListedDrill = Readonly<z.infer<typeof pageSchema>[number]>;

const columns = 'drill_date, start_time, id';
const newestFirst = 'order by drill_date desc, start_time desc, id desc';

/** Newest first. */
export async function drillPage(
  reader: Reader,
  listed: ListedDrills,
  { after, limit }: Readonly<{ after: DrillKey | null; limit: number }>,
): Promise<ListedDrill[]> {
  const values = new Values();
  const beyond =
    after === null
      ? []
      : [
          `(${columns}) < (${values.add(after.date)}::date, ${values.add(after.time)}, ${values.add(after.id)})`,
        ];
  const text = `with chosen as materialized (
      select ${columns} from drills ${where([...conditionsOf(listed, values), ...beyond])}
      ${newestFirst} limit ${values.add(limit)})
    select d.id, d.drill_date::text as date, d.start_time as time, ${shownJson} as json
    from chosen join drills d on d.id = chosen.id
    order by d.drill_date desc, d.start_time desc, d.id desc`;
  return pageSchema.parse(await runComposed(reader, text, values, planOf(listed)));
}

export async function countDrills(reader: Reader, listed: ListedDrills): Promise<number> {
  const values = new Values();
  const text = `select count(*)::int as count from drills ${where(conditionsOf(listed, values))}`;
  const schema = z.tuple([z.object({ count: z.int() })]);
  const [{ count }] = schema.parse(await runComposed(reader, text, values, planOf(listed)));
  return count;
}

const byTypeSchema = z.array(z.object({ type: z.enum(drillTypes), count: z.int() }));

export async function countDrillsByType(
  reader: Reader,
  listed: ListedDrills,
): Promise<z.infer<typeof byTypeSchema>> {
  const values = new Values();
  const text = `select type, count(*)::int as count from drills ${where(conditionsOf(listed, values))} group by type`;
  return byTypeSchema.parse(await runComposed(reader, text, values, planOf(listed)));
}

const datedSchema = z.array(
  z.object({ id: z.string(), schoolId: z.string(), date: z.string(), timeUpdated: z.string() }),
);

export async function datedDrills(
  reader: Reader,
  listed: ListedDrills,
): Promise<z.infer<typeof datedSchema>> {
  const values = new Values();
  const text = `select id, school_id as "schoolId", drill_date::text as date, ${moment('time_updated')} as "timeUpdated"
    from drills ${where(conditionsOf(listed, values))} order by drill_date, id limit ${calendarFeedLimits.eventsOfKind}`;
  return datedSchema.parse(await runComposed(reader, text, values, planOf(listed)));
}

/** The words of a search differ too much in how many drills match for one plan to suit them all. */
function planOf({ search }: ListedDrills) {
  return search === undefined ? 'once' : 'each run';
}

function conditionsOf({ schools, from, to, ...listed }: ListedDrills, values: Values): string[] {
  const among = (column: string, chosen: readonly string[] | undefined) =>
    chosen === undefined ? [] : [`${column} = any(${values.add(chosen)}::text[])`];
  return [
    ...among('school_id', schools === 'all' ? undefined : schools),
    ...among('type', listed.types),
    ...among('event_type', listed.eventTypes),
    ...among('recorded_by_user_id', listed.userIds),
    ...(from === undefined ? [] : [`drill_date >= ${values.add(from)}::date`]),
    ...(to === undefined ? [] : [`drill_date <= ${values.add(to)}::date`]),
    ...(listed.toConfirmOn === undefined ? [] : toConfirm(values.add(listed.toConfirmOn))),
    ...(listed.search === undefined ? [] : bySearch(listed.search, values)),
  ];
}

/** As the card "Needs attention" counts them. */
function toConfirm(today: string): string[] {
  return [
    `drill_date <= ${today}::date`,
    '(results_saved_on is null or results_saved_on < drill_date)',
    'exists (select from schools s where s.id = drills.school_id and s.time_archived is null)',
  ];
}
