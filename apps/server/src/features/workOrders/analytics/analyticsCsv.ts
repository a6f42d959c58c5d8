// The numbers of the page as CSV, one a line, at the schools whose reports the person may download.
import {
  type AnalyticsBar,
  type AnalyticsFilter,
  analyticsFilterSchema,
  type AnalyticsNumbers,
} from '@schooldog/contract/workOrders';
import { problem } from '@schooldog/domain/problems';
import { analyticsDownloadSchools, orderAges } from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource, exportTexts, rangeText } from '../../../platform/exports/index.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { schoolNames } from '../../schools/index.ts';
import { questionOf } from './ask.ts';
import { countAnalytics } from './count.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = Awaited<ReturnType<typeof questionOf>>;
type Line = readonly [section: string, name: string, measure: string, value: string];

const wordsIn = exportTexts({ en, es });
type Words = ReturnType<typeof wordsIn>;

export const analyticsExport = defineExport<AnalyticsFilter, Scope>({
  name: 'taskAnalytics',
  query: analyticsFilterSchema,
  /** A school that was chosen by name is never left out silently. */
  authorize: async ({ services, actor }, filter) => {
    const held = analyticsDownloadSchools(actor);
    const isHeld = held === 'all' || (filter.schoolIds ?? []).every((id) => held.includes(id));
    if (held.length === 0 || !isHeld) throw problem('workOrder.downloadNotAllowed');
    return questionOf(services.database.db, { now: services.clock(), held }, filter);
  },
  schools: ({ question }) => question.schools,
  total: async ({ services }, { question }) => lineCount(await countAnalytics(services.database, question)),
  /** "Work order analytics, 11-18-2025 to 11-17-2026" */
  fileName: ({ title, language }, { question: { period } }) => {
    const range = rangeText(period, language, '-');
    return `${title === '' ? wordsIn(language)('title') : title}, ${range}`;
  },
  csv: {
    columns: ({ language }) => Object.keys(en.columns).map((name) => wordsIn(language)(`columns.${name}`)),
    rows: csvRows,
  },
});

async function* csvRows({ services, scope, language }: ExportSource<AnalyticsFilter, Scope, Services>) {
  const { db } = services.database;
  const words = wordsIn(language);
  const numbers = await countAnalytics(services.database, scope.question);
  const schools = new Map((await schoolNames(db)).map(({ id, name }) => [id, name]));
  const { boards } = await readTasksSettings(db);
  const boardNames = new Map(boards.map(({ id, name }) => [id, name]));
  const lines = [
    ...overviewLines(numbers, scope.hasCalendar, words),
    ...numbers.weeks.flatMap(({ from, to, created, completed }) => [
      line(words, 'week', `${from} – ${to}`, 'created', created),
      line(words, 'week', `${from} – ${to}`, 'completed', completed),
    ]),
    ...orderAges.map((age) =>
      line(words, scope.hasCalendar ? 'age' : 'ageInDays', words(`ages.${age}`), 'open', numbers.ages[age]),
    ),
    ...numbers.schools.flatMap((bar) => barLines(words, 'school', schools.get(bar.schoolId) ?? '', bar)),
    ...numbers.boards.flatMap((bar) =>
      barLines(words, 'board', boardNames.get(bar.boardId ?? '') ?? words('noBoard'), bar),
    ),
    ...numbers.priorities.flatMap((bar) =>
      barLines(words, 'priority', words(`priorities.${bar.priority}`), bar),
    ),
    ...numbers.assignees.flatMap((bar) =>
      barLines(words, 'assignee', bar.userId === null ? words('noOne') : (bar.name ?? words('someone')), bar),
    ),
    ...numbers.places.flatMap((bar) =>
      barLines(words, 'place', `${schools.get(bar.schoolId) ?? ''}, ${bar.label}`, bar),
    ),
  ];
  yield { cells: lines.map((one) => [...one]) };
}

const overviewLength = 10;

function lineCount({ weeks, schools, boards, priorities, assignees, places }: AnalyticsNumbers): number {
  const twice = [weeks, schools, boards, priorities, assignees, places];
  return overviewLength + orderAges.length + twice.reduce((sum, bars) => sum + 2 * bars.length, 0);
}

function overviewLines(numbers: AnalyticsNumbers, hasCalendar: boolean, words: Words): Line[] {
  const hours = (minutes: number | null) => (minutes === null ? '' : (minutes / 60).toFixed(1));
  const overview = (measure: string, value: number | string) => line(words, 'overview', '', measure, value);
  return [
    overview('open', numbers.open),
    overview('overdue', numbers.overdue),
    overview('awaitingApproval', numbers.awaitingApproval),
    overview('completed', numbers.completed),
    overview(hasCalendar ? 'response' : 'responseByClock', hours(numbers.response.minutes)),
    overview(hasCalendar ? 'completion' : 'completionByClock', hours(numbers.completion.minutes)),
    overview('onTime', numbers.onTime.onTime),
    overview('late', numbers.onTime.late),
    overview('pastDue', numbers.onTime.pastDue),
    overview('reopened', numbers.reopened),
  ];
}

function barLines(words: Words, section: string, name: string, { open, completed }: AnalyticsBar): Line[] {
  return [line(words, section, name, 'open', open), line(words, section, name, 'completed', completed)];
}

function line(words: Words, section: string, name: string, measure: string, value: number | string): Line {
  return [words(`sections.${section}`), name, words(`measures.${measure}`), String(value)];
}
