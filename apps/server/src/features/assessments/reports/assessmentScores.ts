// Every submitted assessment of the chosen schools, the newest first, as the list has them.
import { boundsOfRange, type DateRange, dateIn } from '@schooldog/domain/dates';
import { numberText } from '@schooldog/domain/kernel';
import { daysOfReport, type QueryOf, reportQueries } from '@schooldog/domain/reports';
import { scoreColors } from '@schooldog/domain/rubrics';
import type { Services } from '../../../platform/api/context.ts';
import { dayText, exportTexts } from '../../../platform/exports/index.ts';
import { defineReport, type ReportSource } from '../../../platform/reports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { assessmentBatches, assessmentCells } from '../exports/assessmentRows.ts';
import { wordsIn as listWordsIn } from '../exports/words.ts';
import { countAssessments, type Listed, scoresOf } from '../listStore.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = Readonly<{ listed: Listed; days: DateRange; timeZone: string }>;
type Source = ReportSource<QueryOf<'assessmentScores'>, Scope, Services>;

const wordsIn = exportTexts({ en, es });
const columnNames = [
  'school',
  'template',
  'points',
  'maximum',
  'score',
  'band',
  'submittedOn',
  'submittedBy',
  'isOfWalk',
  'link',
] as const;

/** Shares of the page's width. */
const widths = new Map([
  ['school', 7.6],
  ['template', 7.2],
  ['points', 3.7],
  ['maximum', 4.8],
  ['score', 5.4],
  ['band', 5.4],
  ['submittedOn', 5.1],
  ['submittedBy', 5.8],
]);
const numbers = new Set<string>(['points', 'maximum', 'score']);

export const assessmentScoresReport = defineReport<QueryOf<'assessmentScores'>, Scope>({
  name: 'assessmentScores',
  query: reportQueries.assessmentScores,
  scope: async ({ services, query, schools }) => {
    const timeZone = await districtTimeZone(services.database.db);
    const days = daysOfReport(query, dateIn(services.clock().toISOString(), timeZone));
    const { start, end } = boundsOfRange(days, timeZone);
    const { rubricIds = [] } = query;
    const wanted = {
      from: start ?? undefined,
      until: end ?? undefined,
      rubricIds: rubricIds.length === 0 ? undefined : rubricIds,
    };
    return { days, timeZone, listed: { scope: { schools, ownUserId: null }, tab: 'submitted', wanted } };
  },
  days: ({ days }) => days,
  total: async ({ services }, { listed }) => {
    const { all } = await countAssessments(services.database.db, { all: listed });
    return all ?? 0;
  },
  facts,
  columns: async ({ language }) =>
    columnNames.map((name) => ({
      title: wordsIn(language)(`columns.${name}`),
      width: widths.get(name),
      isNumber: numbers.has(name),
    })),
  rows,
});

/** Skipped ones, and those of templates without thresholds, have no color. */
async function facts({ services, scope, language }: Source) {
  const [words, listWords] = [wordsIn(language), listWordsIn(language)];
  const { count, average, ...byColor } = await scoresOf(services.database.db, scope.listed);
  const colorless = scoreColors.reduce((left, color) => left - byColor[color], count);
  const fact = (name: string, value: number) => ({ name, value: numberText(value, language) });
  return [
    fact(listWords('title'), count),
    {
      name: words('average'),
      value: average === null ? listWords('noScore') : `${numberText(average, language)}%`,
    },
    ...scoreColors.map((color) => fact(listWords(`colors.${color}`), byColor[color])),
    fact(words('colorless'), colorless),
  ];
}

async function* rows({ services, scope, language }: Source) {
  const words = wordsIn(language);
  const cellsOf = await assessmentCells(services, language);
  for await (const batch of assessmentBatches(services.database.db, scope.listed))
    yield batch.map((row) => {
      const cells = {
        ...cellsOf(row),
        submittedOn: row.timeSubmitted === null ? '' : dayText(dateIn(row.timeSubmitted, scope.timeZone)),
        isOfWalk: words(row.walkId === null ? 'no' : 'yes'),
      };
      return columnNames.map((name) => cells[name]);
    });
}
