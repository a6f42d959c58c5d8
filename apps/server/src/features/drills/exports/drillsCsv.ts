// Drills as CSV: what the list shows for a filter.
import {
  type DrillsCsvQuery,
  drillsCsvQuerySchema,
  type ShownDrill,
  shownDrillSchema,
} from '@schooldog/contract/drills';
import { dateIn, sortableDateTime, zoneTitle } from '@schooldog/domain/dates';
import { drillPath, drillState, schoolsWithDrills } from '@schooldog/domain/drills';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource, keysetBatches } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { entryExportWords, rangeOf } from '../../entries/index.ts';
import { schoolNames } from '../../schools/index.ts';
import { listedBy } from '../list.ts';
import { countDrills, type DrillKey, drillPage, type ListedDrill, type ListedDrills } from '../listStore.ts';
import { clockText, columnNames, dayText, wordsIn } from './words.ts';

export const drillsCsvExport = defineExport<DrillsCsvQuery, ListedDrills>({
  name: 'drills',
  query: drillsCsvQuerySchema,
  authorize: async ({ actor }, query) => exportedBy(actor, query),
  total: ({ services }, listed) => countDrills(services.database.db, listed),
  /** "Drills, 08-01-2026 to 09-30-2026" */
  fileName: ({ query: { from, to }, title, language }) => {
    const range = rangeOf({ from, to }, entryExportWords(language), '-');
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
function exportedBy(actor: Actor, query: DrillsCsvQuery): ListedDrills {
  const held = schoolsWithDrills(actor);
  const chosen = query.schoolIds ?? [];
  if (held !== 'all' && chosen.some((schoolId) => !held.includes(schoolId)))
    throw problem('drill.viewNotAllowed');
  return listedBy(actor, query);
}

async function* csvRows({ services, scope, language }: ExportSource<DrillsCsvQuery, ListedDrills, Services>) {
  const { db } = services.database;
  const words = wordsIn(language);
  const timeZone = await districtTimeZone(db);
  const today = dateIn(services.clock().toISOString(), timeZone);
  const schools = new Map((await schoolNames(db)).map(({ id, name }) => [id, name]));
  const cellsOf = (drill: ShownDrill): string[] => [
    schools.get(drill.schoolId) ?? '',
    words(`types.${drill.type}`),
    drill.otherType,
    words(`eventTypes.${drill.eventType}`),
    drill.otherEventType,
    dayText(drill.drillDate),
    clockText(drill, words),
    words(`states.${drillState(drill, today)}`),
    drill.responseTime,
    drill.numberOfParticipants === null ? '' : String(drill.numberOfParticipants),
    drill.actionTaken === null ? '' : words(`actions.${drill.actionTaken}`),
    drill.additionalInfo,
    drill.resultsAdditionalInfo,
    drill.wentWell,
    drill.toImprove.map(({ text }) => text).join('\n'),
    String(drill.toImprove.filter(({ isSettled }) => !isSettled).length),
    drill.recordedByName ?? words('formerUser'),
    sortableDateTime(drill.timeCreated, timeZone),
    `${services.publicUrl}${drillPath(drill.id)}`,
  ];
  const batches = keysetBatches<ListedDrill, DrillKey>(
    (page) => drillPage(db, scope, page),
    ({ date, time, id }) => ({ date, time, id }),
  );
  for await (const batch of batches)
    yield { cells: batch.map(({ json }) => cellsOf(shownDrillSchema.parse(JSON.parse(json)))) };
}
