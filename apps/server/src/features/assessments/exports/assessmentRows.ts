// Assessments in the columns of files.
import { type ListedAssessment, listedAssessmentSchema } from '@schooldog/contract/assessments';
import { sortableDateTime } from '@schooldog/domain/dates';
import { scoreColor } from '@schooldog/domain/rubrics';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import { keysetBatches } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { schoolNames } from '../../schools/index.ts';
import { assessmentPage, type Listed, type ListedRow } from '../listStore.ts';
import { type columnNames, wordsIn } from './words.ts';

/** Newest first. */
export async function* assessmentBatches(reader: Reader, listed: Listed): AsyncGenerator<ListedAssessment[]> {
  const batches = keysetBatches<ListedRow, TimeKey>(
    (page) => assessmentPage(reader, listed, page),
    ({ time, id }) => ({ time, id }),
  );
  for await (const batch of batches)
    yield batch.map(({ json }) => listedAssessmentSchema.parse(JSON.parse(json)));
}

type Cells = Readonly<Record<(typeof columnNames)[number], string>>;

export async function assessmentCells(
  { database, publicUrl }: Services,
  language: string,
): Promise<(row: ListedAssessment) => Cells> {
  const { db } = database;
  const words = wordsIn(language);
  const timeZone = await districtTimeZone(db);
  const schools = new Map((await schoolNames(db)).map(({ id, name }) => [id, name]));
  const timeOf = (time: string | null) => (time === null ? '' : sortableDateTime(time, timeZone));
  const numberOf = (value: number | null) => (value === null ? '' : String(value));
  return (row) => {
    const color = scoreColor(row.score, row);
    return {
      template: row.name,
      school: schools.get(row.schoolId) ?? '',
      status: words(row.skip ? 'skipped' : `statuses.${row.status}`),
      score: numberOf(row.score),
      points: numberOf(row.totalScore),
      maximum: numberOf(row.maxScore),
      band: color === null ? '' : words(`colors.${color}`),
      createdBy: row.createdByName ?? '',
      begun: timeOf(row.timeCreated),
      submittedBy: row.submittedByName ?? '',
      submitted: timeOf(row.timeSubmitted),
      walk: row.walkId ?? '',
      link: `${publicUrl}/assessments/${row.status === 'submitted' ? 'submitted' : 'edit'}/${row.id}`,
    };
  };
}
