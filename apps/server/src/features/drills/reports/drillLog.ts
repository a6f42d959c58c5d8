// Every drill of the chosen schools and days, as the list of drills has them.
import { type DateRange, dateIn } from '@schooldog/domain/dates';
import { drillTypes } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { daysOfReport, type QueryOf, reportQueries } from '@schooldog/domain/reports';
import { defineReport } from '../../../platform/reports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { drillColumns, drillRows } from '../exports/drillRows.ts';
import { columnNames, wordsIn } from '../exports/words.ts';
import { countDrills, countDrillsByType, type ListedDrills } from '../listStore.ts';

type Scope = Readonly<{ listed: ListedDrills; days: DateRange }>;

/** Shares of the page's width. */
const widths = new Map([
  ['school', 2.2],
  ['type', 1.3],
  ['eventType', 1.3],
  ['drillDate', 1.2],
  ['drillTime', 1.2],
  ['state', 1.2],
  ['responseTime', 1.2],
  ['numberOfParticipants', 1.5],
]);
const numbers = new Set(['responseTime', 'numberOfParticipants', 'openPoints']);

export const drillLogReport = defineReport<QueryOf<'drillLog'>, Scope>({
  name: 'drillLog',
  query: reportQueries.drillLog,
  scope: async ({ services, query, schools }) => {
    const timeZone = await districtTimeZone(services.database.db);
    const days = daysOfReport(query, dateIn(services.clock().toISOString(), timeZone));
    const types = query.types === undefined || query.types.length === 0 ? undefined : query.types;
    return { days, listed: { schools, types, from: days.from ?? undefined, to: days.to ?? undefined } };
  },
  days: ({ days }) => days,
  total: ({ services }, { listed }) => countDrills(services.database.db, listed),
  facts: async ({ services, scope, language }) => {
    const words = wordsIn(language);
    const counts = await countDrillsByType(services.database.db, scope.listed);
    const byType = new Map(counts.map(({ type, count }) => [type, count]));
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    return [
      { name: words('title'), value: numberText(total, language) },
      ...drillTypes
        .filter((type) => byType.has(type))
        .map((type) => ({
          name: words(`types.${type}`),
          value: numberText(byType.get(type) ?? 0, language),
        })),
    ];
  },
  columns: async ({ services, language }) => {
    const titles = await drillColumns(services, language);
    return columnNames.map((name, at) => ({
      title: titles[at] ?? '',
      width: widths.get(name),
      isNumber: numbers.has(name),
    }));
  },
  rows: ({ services, scope, language }) => drillRows(services, scope.listed, language),
});
