// The filter of the list, for the drills that this device has.
import type { ShownDrill } from '@schooldog/contract/drills';
import type { CalendarDate } from '@schooldog/domain/dates';
import { drillState, timeIn24Hours } from '@schooldog/domain/drills';
import { matchesSearch } from '@schooldog/domain/kernel';
import type { DrillListFilter } from '../drillFilter.ts';

/** Archived schools are not on the device, so their drills stay. */
export function matchesFilter(drill: ShownDrill, filter: DrillListFilter, today: CalendarDate): boolean {
  const { from, to, search = '' } = filter;
  return (
    isAmong(drill.schoolId, filter.schoolIds) &&
    isAmong(drill.type, filter.types) &&
    isAmong(drill.eventType, filter.eventTypes) &&
    isAmong(drill.recordedByUserId, filter.userIds) &&
    (from === undefined || drill.drillDate >= from) &&
    (to === undefined || drill.drillDate <= to) &&
    (filter.toConfirm !== true || drillState(drill, today) === 'toConfirm') &&
    matchesSearch(search, searchedTexts(drill))
  );
}

function searchedTexts(drill: ShownDrill): string[] {
  const { otherType, otherEventType, additionalInfo, resultsAdditionalInfo, wentWell, toImprove } = drill;
  const points = toImprove.map(({ text }) => text);
  return [otherType, otherEventType, additionalInfo, resultsAdditionalInfo, wentWell, ...points];
}

function isAmong(value: string, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.includes(value);
}

/** As the server sorts them: by day and time, the latest first. */
export function newestFirst(drills: readonly ShownDrill[]): ShownDrill[] {
  const momentOf = ({ drillDate, drillTime, drillTimeOfDay, id }: ShownDrill) =>
    `${drillDate} ${timeIn24Hours(drillTime, drillTimeOfDay)} ${id}`;
  return drills.toSorted((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1));
}
