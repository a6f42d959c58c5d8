// Pages and counts of walks. Whose eyes look is part of every query. The database builds the JSON of a page, so that it
// passes through the server without being parsed.
import type { Schools, SourceType } from '@schooldog/domain/permissions';
import type { WalkScope, WalkSubTab } from '@schooldog/domain/walks';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { moment, nameOf } from '../../platform/database/composedParts.ts';
import { countLists } from '../../platform/database/countLists.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { TimeKey } from '../../platform/database/keysetPage.ts';
import { scoresOfWalkSql } from '../assessments/index.ts';

export type WantedWalks = Readonly<{
  from: string | undefined;
  until: string | undefined;
  schoolIds: readonly string[] | undefined;
  walkTypes: readonly SourceType[] | undefined;
  /** Walks in which one of them takes part. */
  userIds: readonly string[] | undefined;
  awaitingReviewBy: string | undefined;
  showArchived: boolean;
}>;

/** All that are not archived. */
export const everyWalk: WantedWalks = {
  from: undefined,
  until: undefined,
  schoolIds: undefined,
  walkTypes: undefined,
  userIds: undefined,
  awaitingReviewBy: undefined,
  showArchived: false,
};

export type Listed = Readonly<{ scope: WalkScope; subTab: WalkSubTab; wanted: WantedWalks }>;

/** One walk as the contract's `shownWalk`. A stage that an earlier version stored reads as the first one. */
const shownWalkJson = `json_build_object(
  'id', w.id, 'schoolId', w.school_id, 'status', w.status, 'walkType', w.walk_type,
  'leaderUserId', w.leader_user_id, 'leaderName', ${nameOf('w.leader_user_id')},
  'collaborators', w.collaborators, 'collaboratorNames', array(
    select json_build_object('userId', person.id, 'name', ${nameOf('person.id')})
    from unnest(w.collaborators) with ordinality as person (id, place) order by place),
  'awaitingReviewBy', w.awaiting_review_by, 'reviewerName', ${nameOf('w.awaiting_review_by')},
  'createdByUserId', w.created_by_user_id, 'intendedCategories', w.intended_categories, 'timeframe', w.timeframe,
  'context', json_build_object('weatherPrecipitation', w.weather_precipitation,
    'weatherTemperature', w.weather_temperature, 'weatherComment', w.weather_comment,
    'additionalNotes', w.additional_notes),
  'currentStage', case w.current_stage when 'review' then 'review' else 'observations' end,
  'submissionHistory', w.submission_history, 'shouldSendNeighborhoodWatch', w.should_send_neighborhood_watch,
  'hasSentNeighborhoodWatch', w.has_sent_neighborhood_watch, 'timeCreated', ${moment('w.time_created')},
  'timeUpdated', ${moment('w.time_updated')}, 'timeCompleted', ${moment('w.time_completed')},
  'timeArchived', ${moment('w.time_archived')}, 'archivedByUserId', w.archived_by_user_id,
  'entryCount', (select count(*) from walk_entries e where e.walk_id = w.id and not e.is_deleted)
    + (select count(*) from entries e where e.walk_id = w.id),
  'scores', ${scoresOfWalkSql('w.id')})::text`;

const pageSchema = z.array(z.object({ id: z.string(), time: z.date(), json: z.string() }));
export type ListedWalk = Readonly<z.infer<typeof pageSchema>[number]>;

/** Newest first. */
export async function walkPage(
  reader: Reader,
  listed: Listed,
  { after, limit }: Readonly<{ after: TimeKey | null; limit: number }>,
): Promise<ListedWalk[]> {
  const values = new Values();
  const older =
    after === null
      ? []
      : [
          `(time_created, id) < (${values.add(after.time.toISOString())}::timestamptz, ${values.add(after.id)})`,
        ];
  const text = `with chosen as materialized (
      select * from walks where ${[...conditions(listed, values), ...older].join(' and ')}
      order by time_created desc, id desc limit ${values.add(limit)})
    select w.id, w.time_created as time, ${shownWalkJson} as json
    from chosen w order by w.time_created desc, w.id desc`;
  return pageSchema.parse(await runComposed(reader, text, values));
}

export function countWalks<Name extends string>(
  reader: Reader,
  lists: Readonly<Record<Name, Listed | null>>,
): Promise<Record<Name, number | null>> {
  return countLists(
    reader,
    lists,
    (listed: Listed, values) =>
      `select count(*) from walks where ${conditions(listed, values).join(' and ')}`,
  );
}

function conditions({ scope, subTab, wanted }: Listed, values: Values): string[] {
  const { from, until, schoolIds, walkTypes, userIds, awaitingReviewBy, showArchived } = wanted;
  return [
    subTab === 'complete' ? `status = 'complete'` : `status <> 'complete'`,
    ...isWithin(scope, values),
    ...(from === undefined ? [] : [`time_created >= ${values.add(from)}::timestamptz`]),
    ...(until === undefined ? [] : [`time_created < ${values.add(until)}::timestamptz`]),
    ...(schoolIds === undefined ? [] : isAt(schoolIds, values)),
    ...(walkTypes === undefined ? [] : [hasType(walkTypes, values)]),
    ...(userIds === undefined ? [] : [`participant_user_ids && ${values.add(userIds)}::text[]`]),
    ...(awaitingReviewBy === undefined ? [] : [`awaiting_review_by = ${values.add(awaitingReviewBy)}`]),
    ...(showArchived ? [] : ['time_archived is null']),
  ];
}

function isWithin(scope: WalkScope, values: Values): string[] {
  if (scope.tab === 'mine')
    return [
      `participant_user_ids @> array[${values.add(scope.userId)}]::text[]`,
      ...isAt(scope.schools, values),
    ];
  const reaches = scope.reaches.map(({ schools, walkTypes }) =>
    [...isAt(schools, values), hasType(walkTypes, values)].join(' and '),
  );
  return [`(${reaches.join(' or ')})`];
}

function isAt(schools: Schools, values: Values): string[] {
  return schools === 'all' ? [] : [`school_id = any(${values.add(schools)}::text[])`];
}

function hasType(walkTypes: readonly SourceType[], values: Values): string {
  return `walk_type = any(${values.add(walkTypes)}::text[])`;
}
