// One row for each school and month: its walks, and whether it reached the required number.
import { type CalendarDate, type DateRange, dateIn, lastDayOfMonth } from '@schooldog/domain/dates';
import { monthsOf, type Period, shortMonth } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { daysOfReport, monthsOfReport, type QueryOf, reportQueries } from '@schooldog/domain/reports';
import type { Services } from '../../../platform/api/context.ts';
import { exportTexts } from '../../../platform/exports/index.ts';
import { defineReport, type ReportSource } from '../../../platform/reports/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { openSchoolNames } from '../../schools/index.ts';
import { type ActivityScope, readActivity } from './activity.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = ActivityScope & Readonly<{ days: DateRange }>;
type Source = ReportSource<QueryOf<'walkActivity'>, Scope, Services>;

const wordsIn = exportTexts({ en, es });
const columnNames = [
  'school',
  'month',
  'begun',
  'completed',
  'inReview',
  'schoolLed',
  'required',
  'missing',
  'reached',
] as const;

/** Shares of the page's width. The required number is the same in every row, and one of the totals. */
const widths = new Map([
  ['school', 9],
  ['month', 4.6],
  ['begun', 5],
  ['completed', 5.8],
  ['inReview', 4.8],
  ['schoolLed', 6.8],
  ['missing', 3.8],
  ['reached', 5],
]);
const texts = new Set<string>(['school', 'month', 'reached']);

export const walkActivityReport = defineReport<QueryOf<'walkActivity'>, Scope>({
  name: 'walkActivity',
  query: reportQueries.walkActivity,
  scope: async ({ services, query, schools }) => {
    const { db } = services.database;
    const { timeZone, requiredNumSchoolLedObservations: required } = await readOrganization(db);
    const today = dateIn(services.clock().toISOString(), timeZone);
    const asked = daysOfReport(query, today);
    const period = monthsOfReport(asked, today);
    const open = await openSchoolNames(db);
    return {
      timeZone,
      required,
      months: monthsOf(period),
      days: period.from > period.to ? asked : daysOfMonths(period, today),
      schools: schools === 'all' ? open : open.filter(({ id }) => schools.includes(id)),
    };
  },
  days: ({ days }) => days,
  total: async (_request, { schools, months }) => schools.length * months.length,
  facts,
  columns: async ({ language }) =>
    columnNames.map((name) => ({
      title: wordsIn(language)(`columns.${name}`),
      width: widths.get(name),
      isNumber: !texts.has(name),
    })),
  rows,
});

/** What the rows are about, which begins earlier than what was asked for in the middle of a month. */
function daysOfMonths({ from, to }: Period, today: CalendarDate): DateRange {
  const lastDay = lastDayOfMonth(`${to}-01`);
  return { from: `${from}-01`, to: lastDay < today ? lastDay : today };
}

async function facts({ services, scope, language }: Source) {
  const words = wordsIn(language);
  const { schools, months, required } = scope;
  const activityIn = await readActivity(services.database.db, scope);
  const all = schools.flatMap(({ id }) => months.map((month) => activityIn(id, month)));
  const sumOf = (name: 'begun' | 'completed' | 'schoolLed') => all.reduce((sum, one) => sum + one[name], 0);
  const number = (value: number) => numberText(value, language);
  const reached = all.filter(({ missing }) => missing === 0).length;
  return [
    { name: words('facts.schools'), value: number(schools.length) },
    { name: words('facts.required'), value: required === 0 ? words('none') : number(required) },
    ...(required === 0 || all.length === 0
      ? []
      : [
          {
            name: words('facts.reached'),
            value: words('reachedOf', { reached: number(reached), all: number(all.length) }),
          },
        ]),
    { name: words('facts.begun'), value: number(sumOf('begun')) },
    { name: words('facts.completed'), value: number(sumOf('completed')) },
    { name: words('facts.schoolLed'), value: number(sumOf('schoolLed')) },
  ];
}

async function* rows({ services, scope, language }: Source) {
  const words = wordsIn(language);
  const { schools, months, required } = scope;
  const activityIn = await readActivity(services.database.db, scope);
  for (const { id, name } of schools)
    yield months.map((month) => {
      const { begun, completed, inReview, schoolLed, missing } = activityIn(id, month);
      return [
        name,
        shortMonth(month, language),
        ...[begun, completed, inReview, schoolLed, required, missing].map(String),
        required === 0 ? '' : words(missing === 0 ? 'yes' : 'no'),
      ];
    });
}
