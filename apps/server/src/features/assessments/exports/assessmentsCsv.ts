// Assessments as CSV: what the list shows for a filter, at the schools where the person views assessments.
import { type AssessmentsCsvQuery, assessmentsCsvQuerySchema } from '@schooldog/contract/assessments';
import { zoneTitle } from '@schooldog/domain/dates';
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { defineExport, type ExportSource, rangeText } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { listedBy } from '../list.ts';
import { countAssessments, type Listed } from '../listStore.ts';
import { assessmentBatches, assessmentCells } from './assessmentRows.ts';
import { columnNames, wordsIn } from './words.ts';

export const assessmentsCsvExport = defineExport<AssessmentsCsvQuery, Listed>({
  name: 'assessments',
  query: assessmentsCsvQuerySchema,
  authorize: ({ services, actor }, query) => exportedBy(services.database.db, actor, query),
  total: async ({ services }, listed) => {
    const { all } = await countAssessments(services.database.db, { all: listed });
    return all ?? 0;
  },
  schools: ({ scope }) => scope.schools,
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
  const cellsOf = await assessmentCells(services, language);
  for await (const batch of assessmentBatches(services.database.db, scope))
    yield {
      cells: batch.map((row) => {
        const cells = cellsOf(row);
        return columnNames.map((name) => cells[name]);
      }),
    };
}
