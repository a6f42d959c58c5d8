// Every component of the plans, with when and by whom it was certified, and the numbers of the page with all schools.
import { numberText } from '@schooldog/domain/kernel';
import { type QueryOf, reportQueries } from '@schooldog/domain/reports';
import { exportTexts } from '../../../platform/exports/index.ts';
import { defineReport } from '../../../platform/reports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { openSchoolsAmong } from '../../schools/index.ts';
import { progressOf } from '../progress.ts';
import { dueTimesAt } from '../store.ts';
import { certificationRows } from './certificationRows.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = Readonly<{ schools: Awaited<ReturnType<typeof openSchoolsAmong>>; timeZone: string }>;

const wordsIn = exportTexts({ en, es });
const columnNames = [
  'school',
  'section',
  'component',
  'state',
  'lastCertified',
  'certifiedBy',
  'nextDue',
  'interval',
  'pointOfContact',
  'unpublished',
] as const;

/** Shares of the page's width. */
const widths = new Map([
  ['school', 1.8],
  ['component', 2.2],
  ['state', 1.4],
  ['lastCertified', 1.45],
  ['certifiedBy', 1.5],
  ['nextDue', 1.3],
  ['pointOfContact', 1.5],
]);

export const eopCertificationReport = defineReport<QueryOf<'eopCertification'>, Scope>({
  name: 'eopCertification',
  query: reportQueries.eopCertification,
  scope: async ({ services: { database }, schools }) => {
    const [open, timeZone] = await Promise.all([
      openSchoolsAmong(database.db, schools),
      districtTimeZone(database.db),
    ]);
    return { schools: open, timeZone };
  },
  total: async ({ services }, { schools }) => (await dueTimesAt(services.database.db, idsOf(schools))).length,
  facts: async ({ services, scope: { schools, timeZone }, language }) => {
    const words = wordsIn(language);
    const components = await dueTimesAt(services.database.db, idsOf(schools));
    const progress = progressOf(components, services.clock().toISOString(), timeZone);
    const numbers = [
      ['schools', schools.length],
      ['components', progress.total],
      ['completed', progress.completed],
      ['dueSoon', progress.dueSoon],
      ['overdue', progress.overdue],
      ['never', progress.never],
    ] as const;
    return numbers.map(([name, value]) => ({
      name: words(`facts.${name}`),
      value: numberText(value, language),
    }));
  },
  columns: async ({ language }) =>
    columnNames.map((name) => ({
      title: wordsIn(language)(`columns.${name}`),
      width: widths.get(name),
      isNumber: name === 'interval',
    })),
  rows: ({ services, scope, language }) =>
    certificationRows(services, { ...scope, words: wordsIn(language), language }),
});

const idsOf = (schools: Scope['schools']) => schools.map(({ id }) => id);
