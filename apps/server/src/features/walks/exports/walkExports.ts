// Walks as files: the two reports as PDF, and the entries as CSV. They take every entry of the walk.
import {
  type WalkCsvQuery,
  walkCsvQuerySchema,
  type WalkReportQuery,
  walkReportQuerySchema,
} from '@schooldog/contract/walks';
import { dateIn, zoneTitle } from '@schooldog/domain/dates';
import { walkPath } from '@schooldog/domain/walks';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportContext, type ExportSource } from '../../../platform/exports/index.ts';
import { csvColumnNames, entryCells, entryExportWords, readLabels } from '../../entries/index.ts';
import { countEntriesOfWalk } from '../entryStore.ts';
import { detailedWalk } from '../present.ts';
import { printWalk } from './printWalk.ts';
import { authorizeWalk, type WalkScope } from './walkScope.ts';
import { wordsIn } from './words.ts';

export const walkReportExport = defineExport<WalkReportQuery, WalkScope>({
  name: 'walkReports',
  query: walkReportQuerySchema,
  authorize: authorizeWalk,
  total,
  fileName: ({ query, language }, scope) => fileName(scope, wordsIn(language)(`files.${query.reportType}`)),
  pdf: { write: printWalk },
});

export const walkCsvExport = defineExport<WalkCsvQuery, WalkScope>({
  name: 'walkEntries',
  query: walkCsvQuerySchema,
  authorize: authorizeWalk,
  total,
  fileName: ({ language }, scope) => fileName(scope, wordsIn(language)('files.csv')),
  csv: {
    columns: ({ scope, language }) => {
      const words = entryExportWords(language);
      return csvColumnNames.map((name) =>
        words(`columns.${name}`, { zone: zoneTitle(scope.timeZone, language) }),
      );
    },
    rows: csvRows,
  },
});

function total({ services }: ExportContext<Services>, { walk }: WalkScope): Promise<number> {
  return countEntriesOfWalk(services.database.db, walk.id);
}

/** "Oak Hill Elementary, 10-05-2026, SchoolDog Walk - Entries": the day on which the walk began. */
function fileName({ walk, school, timeZone }: WalkScope, what: string): string {
  const [year, month, day] = dateIn(walk.timeCreated.toISOString(), timeZone).split('-');
  return [school, [month, day, year].join('-'), what].join(', ');
}

/** The columns of the list of entries. An entry that is not published has no page, so its link opens the walk. */
async function* csvRows({ services, scope, language }: ExportSource<WalkCsvQuery, WalkScope, Services>) {
  const { db } = services.database;
  const labels = await readLabels(db, language);
  const cellsOf = entryCells({ labels, words: entryExportWords(language), timeZone: scope.timeZone });
  const { entries } = await detailedWalk(db, scope.walk, services.clock());
  yield {
    cells: entries.map((entry) =>
      cellsOf(
        { ...entry, reportedBy: entry.reportedByName, walkId: scope.walk.id },
        `${services.publicUrl}${entry.isPublished ? `/entries/${entry.id}` : walkPath(scope.walk)}`,
      ),
    ),
  };
}
