// Every open order of the chosen schools, the oldest first, with the numbers of the analytics.
import { numberText } from '@schooldog/domain/kernel';
import { type QueryOf, reportQueries } from '@schooldog/domain/reports';
import { type AnalyticsQuestion, openStatuses, orderAges } from '@schooldog/domain/workOrders';
import { exportTexts } from '../../../platform/exports/index.ts';
import { defineReport } from '../../../platform/reports/index.ts';
import { questionOf } from '../analytics/ask.ts';
import { openNumbers } from '../analytics/count.ts';
import { countOpen, everything } from '../analytics/countStore.ts';
import type { ListedWorkOrders } from '../conditions.ts';
import { countOf } from '../list.ts';
import { backlogRows } from './backlogRows.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = Readonly<{ question: AnalyticsQuestion; hasCalendar: boolean; listed: ListedWorkOrders }>;

const wordsIn = exportTexts({ en, es });
const columnNames = [
  'number',
  'description',
  'school',
  'location',
  'priority',
  'board',
  'status',
  'assigned',
  'created',
  'due',
  'age',
  'ageGroup',
  'overdue',
  'link',
] as const;

/** Shares of the page's width. */
const widths = new Map([
  ['number', 1.15],
  ['description', 2.6],
  ['school', 1.7],
  ['priority', 1.15],
  ['status', 1.3],
  ['due', 1.35],
  ['age', 1.7],
  ['overdue', 1.2],
]);

export const workOrderBacklogReport = defineReport<QueryOf<'workOrderBacklog'>, Scope>({
  name: 'workOrderBacklog',
  query: reportQueries.workOrderBacklog,
  scope: async ({ services, query: { priorities, boardIds }, schools }) => {
    const { db } = services.database;
    const asking = { now: services.clock(), held: schools };
    const asked = await questionOf(db, asking, { priorities, boardIds });
    const { question } = asked;
    const wanted = {
      statuses: openStatuses,
      schoolIds: question.schools === 'all' ? undefined : question.schools,
      priorities: question.priorities ?? undefined,
      boardIds: question.boardIds ?? undefined,
    };
    return { ...asked, listed: { scope: everything, wanted } };
  },
  total: ({ services }, { listed }) => countOf(services.database.db, listed),
  facts: async ({ services, scope: { question, hasCalendar }, language }) => {
    const words = wordsIn(language);
    const { open, overdue, awaitingApproval, ages } = openNumbers(
      await countOpen(services.database.db, question),
    );
    const fact = (name: string, value: number) => ({ name, value: numberText(value, language) });
    return [
      fact(words('facts.open'), open),
      fact(words('facts.overdue'), overdue),
      fact(words('facts.awaitingApproval'), awaitingApproval),
      ...orderAges.map((age) =>
        fact(words(hasCalendar ? 'facts.age' : 'facts.ageInDays', { age: words(`ages.${age}`) }), ages[age]),
      ),
    ];
  },
  columns: async ({ scope: { hasCalendar }, language }) =>
    columnNames.map((name) => ({
      title: wordsIn(language)(`columns.${name === 'age' && !hasCalendar ? 'ageInDays' : name}`),
      width: widths.get(name),
      isNumber: name === 'age',
    })),
  rows: ({ services, scope: { listed, question }, language }) =>
    backlogRows(services, { listed, question, words: wordsIn(language), language }),
});
