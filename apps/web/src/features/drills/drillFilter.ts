// The filter of the list of drills. Routes read it before the page is loaded, so nothing heavy is imported here.
import type { DrillEventType, DrillType } from '@schooldog/domain/drills';
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choices, dateRange, flag, idList, text } from '../../ui/list/filterFields.ts';

export const types = [
  'fire',
  'severeWeather',
  'intruder',
  'medical',
  'other',
] as const satisfies readonly DrillType[];
export const eventTypes = [
  'planned',
  'tableTop',
  'real',
  'other',
] as const satisfies readonly DrillEventType[];

export const drillFilter = defineFilter({
  search: text('search'),
  schoolIds: idList('schoolIds', { most: 500 }),
  types: choices('types', types),
  eventTypes: choices('eventTypes', eventTypes),
  dates: dateRange('dateRange'),
  userIds: idList('userIds', { most: 100 }),
  toConfirm: flag('toConfirm'),
});
export type DrillListFilter = FilterOf<typeof drillFilter>;
