// A drill in the columns of the CSV: the list as a file, and the log of the reports.
import { type ShownDrill, shownDrillSchema } from '@schooldog/contract/drills';
import { dateIn, sortableDateTime, zoneTitle } from '@schooldog/domain/dates';
import { drillPath, drillState } from '@schooldog/domain/drills';
import type { Services } from '../../../platform/api/context.ts';
import { dayText, keysetBatches } from '../../../platform/exports/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { schoolNames } from '../../schools/index.ts';
import { type DrillKey, drillPage, type ListedDrill, type ListedDrills } from '../listStore.ts';
import { clockText, columnNames, wordsIn } from './words.ts';

export async function drillColumns(services: Services, language: string): Promise<string[]> {
  const zone = zoneTitle(await districtTimeZone(services.database.db), language);
  return columnNames.map((name) => wordsIn(language)(`columns.${name}`, { zone }));
}

export async function* drillRows(
  services: Services,
  listed: ListedDrills,
  language: string,
): AsyncGenerator<string[][]> {
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
    (page) => drillPage(db, listed, page),
    ({ date, time, id }) => ({ date, time, id }),
  );
  for await (const batch of batches)
    yield batch.map(({ json }) => cellsOf(shownDrillSchema.parse(JSON.parse(json))));
}
