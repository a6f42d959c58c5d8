// How many contacts each school has, and what its tables of roles lack.
import { numberText } from '@schooldog/domain/kernel';
import { type QueryOf, reportQueries } from '@schooldog/domain/reports';
import type { Reader } from '../../../platform/database/database.ts';
import { exportTexts } from '../../../platform/exports/index.ts';
import { defineReport } from '../../../platform/reports/index.ts';
import { contactCounts } from '../../contacts/index.ts';
import { openSchoolsAmong } from '../../schools/index.ts';
import { checkedTables } from '../health.ts';
import { gapRows } from './gapRows.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Scope = Awaited<ReturnType<typeof openSchoolsAmong>>;

const wordsIn = exportTexts({ en, es });
const columnNames = ['school', 'contacts', 'table', 'role', 'gap', 'person'] as const;

/** Shares of the page's width. */
const widths = new Map([
  ['school', 2],
  ['contacts', 1.3],
  ['table', 1.8],
  ['role', 2],
  ['gap', 2.3],
  ['person', 1.6],
]);

/** Null for a school without a table. */
async function gapsBySchool(reader: Reader, schools: Scope): Promise<(number | null)[]> {
  const tables = await checkedTables(
    reader,
    schools.map(({ id }) => id),
  );
  const bySchool = Map.groupBy(tables, ({ schoolId }) => schoolId);
  return schools.map(({ id }) => bySchool.get(id)?.reduce((sum, { gaps }) => sum + gaps.length, 0) ?? null);
}

export const rosterGapsReport = defineReport<QueryOf<'rosterGaps'>, Scope>({
  name: 'rosterGaps',
  query: reportQueries.rosterGaps,
  scope: ({ services, schools }) => openSchoolsAmong(services.database.db, schools),
  total: async ({ services }, schools) => {
    const gaps = await gapsBySchool(services.database.db, schools);
    return gaps.reduce<number>((sum, count) => sum + Math.max(count ?? 0, 1), 0);
  },
  facts: async ({ services, scope: schools, language }) => {
    const { db } = services.database;
    const words = wordsIn(language);
    const [gaps, contacts] = await Promise.all([
      gapsBySchool(db, schools),
      contactCounts(
        db,
        schools.map(({ id }) => id),
      ),
    ]);
    const withoutTable = gaps.filter((count) => count === null).length;
    const numbers: [name: string, value: number][] = [
      ['schools', schools.length],
      ['contacts', contacts.reduce((sum, one) => sum + one.contacts, 0)],
      ['gaps', gaps.reduce<number>((sum, count) => sum + (count ?? 0), 0)],
      ['withoutGaps', gaps.filter((count) => count === 0).length],
    ];
    if (withoutTable > 0) numbers.push(['withoutTable', withoutTable]);
    return numbers.map(([name, value]) => ({
      name: words(`facts.${name}`),
      value: numberText(value, language),
    }));
  },
  columns: async ({ language }) =>
    columnNames.map((name) => ({
      title: wordsIn(language)(`columns.${name}`),
      width: widths.get(name),
      isNumber: name === 'contacts',
    })),
  rows: ({ services, scope: schools, language }) =>
    gapRows(services, { schools, words: wordsIn(language), language }),
});
