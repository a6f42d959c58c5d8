// Assessments as CSV: what the list shows for a filter, at the schools where the person views assessments.
import {
  type AssessmentsCsvQuery,
  assessmentsCsvQuerySchema,
  type ListedAssessment,
  listedAssessmentSchema,
} from '@schooldog/contract/assessments';
import { sortableDateTime, zoneTitle } from '@schooldog/domain/dates';
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { scoreColor } from '@schooldog/domain/rubrics';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import {
  defineExport,
  type ExportSource,
  keysetBatches,
  rangeText,
} from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { schoolNames } from '../../schools/index.ts';
import { listedBy } from '../list.ts';
import { assessmentPage, countAssessments, type Listed, type ListedRow } from '../listStore.ts';
import { columnNames, wordsIn } from './words.ts';

export const assessmentsCsvExport = defineExport<AssessmentsCsvQuery, Listed>({
  name: 'assessments',
  query: assessmentsCsvQuerySchema,
  authorize: ({ services, actor }, query) => exportedBy(services.database.db, actor, query),
  total: async ({ services }, listed) => {
    const { all } = await countAssessments(services.database.db, { all: listed });
    return all ?? 0;
  },
  /** "Assessments, 08-01-2026 to 09-30-2026" */
  fileName: ({ query: { from, to }, title, language }) => {
    const range = rangeText({ from, to }, language, '-');
    return `${title === '' ? wordsIn(language)('title') : title}, ${range}`;
  },
  csv: {
    columns: async ({ services, language }) => {
      const zone = zoneTitle(await districtTimeZone(services.database.db), language);
      return columnNames.map((name) => wordsIn(language)(`columns.${name}`, { zone }));
    },
    rows: csvRows,
  },
});

/** A school that was chosen by name is never left out silently. */
async function exportedBy(reader: Reader, actor: Actor, query: AssessmentsCsvQuery): Promise<Listed> {
  const held = schoolsWith(actor, 'view assessments');
  const chosen = query.schoolIds ?? [];
  const isHeld = held === 'all' || chosen.every((schoolId) => held.includes(schoolId));
  if (held.length === 0 || !isHeld) throw problem('assessment.downloadNotAllowed');
  const { scope, ...listed } = await listedBy(reader, { actor }, query);
  const { schools } = scope;
  const both =
    held === 'all' ? schools : schools === 'all' ? held : schools.filter((id) => held.includes(id));
  return { ...listed, scope: { schools: both, ownUserId: null } };
}

async function* csvRows({ services, scope, language }: ExportSource<AssessmentsCsvQuery, Listed, Services>) {
  const { db } = services.database;
  const words = wordsIn(language);
  const timeZone = await districtTimeZone(db);
  const schools = new Map((await schoolNames(db)).map(({ id, name }) => [id, name]));
  const timeOf = (time: string | null) => (time === null ? '' : sortableDateTime(time, timeZone));
  const numberOf = (value: number | null) => (value === null ? '' : String(value));
  const cellsOf = (row: ListedAssessment): string[] => {
    const color = scoreColor(row.score, row);
    return [
      row.name,
      schools.get(row.schoolId) ?? '',
      words(row.skip ? 'skipped' : `statuses.${row.status}`),
      numberOf(row.score),
      numberOf(row.totalScore),
      numberOf(row.maxScore),
      color === null ? '' : words(`colors.${color}`),
      row.createdByName ?? '',
      timeOf(row.timeCreated),
      row.submittedByName ?? '',
      timeOf(row.timeSubmitted),
      row.walkId ?? '',
      `${services.publicUrl}/assessments/${row.status === 'submitted' ? 'submitted' : 'edit'}/${row.id}`,
    ];
  };
  const batches = keysetBatches<ListedRow, TimeKey>(
    (page) => assessmentPage(db, scope, page),
    ({ time, id }) => ({ time, id }),
  );
  for await (const batch of batches)
    yield { cells: batch.map(({ json }) => cellsOf(listedAssessmentSchema.parse(JSON.parse(json)))) };
}
