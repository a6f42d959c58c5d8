// Pages and counts of assessments. Whose eyes look is part of every query. The database builds the JSON of a page, so
// that it passes through the server without being parsed.
import type { AssessmentScope, AssessmentTab } from '@schooldog/domain/assessments';
import { type ScoreColor, scoreColors } from '@schooldog/domain/rubrics';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { moment, nameOf } from '../../platform/database/composedParts.ts';
import { countLists } from '../../platform/database/countLists.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { TimeKey } from '../../platform/database/keysetPage.ts';

/** Absent conditions leave that side open. */
export type WantedAssessments = Readonly<{
  from?: string | undefined;
  until?: string | undefined;
  schoolIds?: readonly string[] | undefined;
  rubricIds?: readonly string[] | undefined;
  colors?: readonly ScoreColor[] | undefined;
  /** Those that one of them began or submitted. */
  userIds?: readonly string[] | undefined;
}>;

export type Listed = Readonly<{ scope: AssessmentScope; tab: AssessmentTab; wanted: WantedAssessments }>;

/** The fields of the contract's `AssessmentScore`, of the table under this name. */
const scoreFields = (a: string) => `'id', ${a}.id, 'status', ${a}.status, 'totalScore', ${a}.total_score,
  'maxScore', ${a}.max_score, 'score', ${a}.score, 'name', ${a}.rubric -> 'name',
  'showScores', ${a}.rubric -> 'showScores', 'useScoreThresholds', ${a}.rubric -> 'useScoreThresholds',
  'scoreThresholds', ${a}.rubric -> 'scoreThresholds'`;

/** The scores of the assessments that were submitted with a walk, in the order in which they were added. */
export const scoresOfWalkSql = (walkId: string) => `array(
  select json_build_object(${scoreFields('scored')}) from assessments scored
  where scored.walk_id = ${walkId} and scored.status = 'submitted'
  order by scored.time_created, scored.id)`;

/** One assessment as the contract's `ListedAssessment`. */
const listedJson = `json_build_object(${scoreFields('a')}, 'rubricId', a.rubric_id, 'schoolId', a.school_id,
  'walkId', a.walk_id, 'createdByUserId', a.created_by_user_id, 'timeCreated', ${moment('a.time_created')},
  'timeUpdated', ${moment('a.time_updated')}, 'timeSubmitted', ${moment('a.time_submitted')},
  'timeDeleted', ${moment('a.time_deleted')}, 'skip', a.form -> 'skip',
  'createdByName', ${nameOf('a.created_by_user_id')}, 'submittedByName', ${nameOf('a.submitted_by_user_id')})::text`;

const pageSchema = z.array(z.object({ id: z.string(), time: z.date(), json: z.string() }));
export type ListedRow = Readonly<z.infer<typeof pageSchema>[number]>;
type Page = Readonly<{ after: TimeKey | null; limit: number }>;

/** Newest first. */
export async function assessmentPage(reader: Reader, listed: Listed, page: Page): Promise<ListedRow[]> {
  const values = new Values();
  const text = `with chosen as materialized (${chosen(listed, page, values)})
    select a.id, chosen.time, ${listedJson} as json
    from chosen join assessments a on a.id = chosen.id order by chosen.time desc, chosen.id desc`;
  return pageSchema.parse(await runComposed(reader, text, values));
}

export function countAssessments<Name extends string>(
  reader: Reader,
  lists: Readonly<Record<Name, Listed | null>>,
): Promise<Record<Name, number | null>> {
  return countLists(reader, lists, (listed: Listed, values) => {
    const common = conditions(listed, values);
    const parts = apart(listed, values).map(
      (part) => `(select count(*) from assessments where ${[...common, ...part].join(' and ')})`,
    );
    return parts.join(' + ');
  });
}

const scoresSchema = z.tuple([
  z.object({
    count: z.int(),
    average: z.number().nullable(),
    green: z.int(),
    yellow: z.int(),
    orange: z.int(),
    red: z.int(),
  }),
]);

/** The average is null where none has a score, and has one decimal. */
export async function scoresOf(
  reader: Reader,
  listed: Listed,
): Promise<Readonly<z.infer<typeof scoresSchema>[0]>> {
  const values = new Values();
  const common = conditions(listed, values);
  const within = apart(listed, values).map((part) => `(${['true', ...part].join(' and ')})`);
  const colors = scoreColors.map((color) => `count(*) filter (where color = '${color}')::int as ${color}`);
  const text = `select count(*)::int as count, round(avg(score), 1)::float8 as average, ${colors.join(', ')}
    from assessments where ${[...common, `(${within.join(' or ')})`].join(' and ')}`;
  const [scores] = scoresSchema.parse(await runComposed(reader, text, values));
  return scores;
}

const rubricsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** The rubrics of those in this scope that were not deleted, by name. */
export async function rubricsAssessed(
  reader: Reader,
  scope: AssessmentScope,
): Promise<z.infer<typeof rubricsSchema>> {
  const values = new Values();
  const seen = apart({ scope }, values).map(
    (part) =>
      `exists (select from assessments where ${['rubric_id = r.id', `status <> 'deleted'`, ...part].join(' and ')})`,
  );
  const text = `select r.id, r.content ->> 'name' as name from rubrics r
    where ${seen.join(' or ')} order by lower(r.content ->> 'name'), r.id`;
  return rubricsSchema.parse(await runComposed(reader, text, values));
}

/** Each part of the scope along its own index. */
function chosen(listed: Listed, { after, limit }: Page, values: Values): string {
  const time = timeOf[listed.tab];
  const common = [
    ...conditions(listed, values),
    ...(after === null
      ? []
      : [`(${time}, id) < (${values.add(after.time.toISOString())}::timestamptz, ${values.add(after.id)})`]),
  ];
  const most = values.add(limit);
  const [first = '', ...others] = apart(listed, values).map(
    (part) => `select id, ${time} as time from assessments where ${[...common, ...part].join(' and ')}
      order by ${time} desc, id desc limit ${most}`,
  );
  if (others.length === 0) return first;
  const both = [first, ...others].map((part) => `(${part})`).join(' union all ');
  return `select id, time from (${both}) found order by time desc, id desc limit ${most}`;
}

/** What a list is ordered by. */
const timeOf: Readonly<Record<AssessmentTab, string>> = {
  inprogress: 'time_created',
  submitted: 'time_submitted',
  deleted: 'time_created',
};

/** As the partial indexes say it. A completed walk leaves its skipped ones as they are: nothing happens to them there. */
const statusOf: Readonly<Record<AssessmentTab, string>> = {
  inprogress: `status in ('created', 'editing') and not (walk_id is not null and (form -> 'skip')::boolean
    and exists (select from walks w where w.id = walk_id and w.status = 'complete'))`,
  submitted: `status = 'submitted'`,
  deleted: `status = 'deleted'`,
};

function conditions({ tab, wanted }: Listed, values: Values): string[] {
  const { from, until, schoolIds, rubricIds, colors, userIds } = wanted;
  const isOneOf = (column: string, chosenOnes: readonly string[]) =>
    `${column} = any(${values.add(chosenOnes)}::text[])`;
  return [
    statusOf[tab],
    ...(from === undefined ? [] : [`${timeOf[tab]} >= ${values.add(from)}::timestamptz`]),
    ...(until === undefined ? [] : [`${timeOf[tab]} < ${values.add(until)}::timestamptz`]),
    ...(schoolIds === undefined ? [] : [isOneOf('school_id', schoolIds)]),
    ...(rubricIds === undefined ? [] : [isOneOf('rubric_id', rubricIds)]),
    ...(colors === undefined ? [] : [isOneOf('color', colors)]),
    ...(userIds === undefined
      ? []
      : [`(${isOneOf('created_by_user_id', userIds)} or ${isOneOf('submitted_by_user_id', userIds)})`]),
  ];
}

/** The parts of a scope, which have nothing in common: those at the schools, and one's own elsewhere. */
function apart({ scope }: Pick<Listed, 'scope'>, values: Values): string[][] {
  const { schools, ownUserId } = scope;
  if (schools === 'all') return [[]];
  const atSchools = `school_id = any(${values.add(schools)}::text[])`;
  if (ownUserId === null) return [[atSchools]];
  const own = `created_by_user_id = ${values.add(ownUserId)}`;
  return schools.length === 0 ? [[own]] : [[atSchools], [own, `not ${atSchools}`]];
}
