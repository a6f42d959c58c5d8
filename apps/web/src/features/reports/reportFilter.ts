// Which report is open, and what it is asked for. Routes read it before the page is loaded, so nothing heavy is
// imported here.
import { isSchoolYear, type SchoolYear } from '@schooldog/domain/dates';
import type { DrillType } from '@schooldog/domain/drills';
import { opinions } from '@schooldog/domain/entries';
import { permissions, roles } from '@schooldog/domain/permissions';
import { type ReportName, reportNames, type ReportStretch, reportStretches } from '@schooldog/domain/reports';
import { packetPeriodKinds } from '@schooldog/domain/reports/packet';
import type { WorkOrderPriority } from '@schooldog/domain/workOrders';
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choice, choices, dateRange, day, field, id, idList, option } from '../../ui/list/filterFields.ts';

export const drillTypes = [
  'fire',
  'severeWeather',
  'intruder',
  'medical',
  'other',
] as const satisfies readonly DrillType[];
export const priorities = [
  'Critical',
  'High',
  'Medium',
  'Low',
] as const satisfies readonly WorkOrderPriority[];

const fields = {
  report: option(choice('report', reportNames)),
  /** The run whose dialog is open. */
  run: option(id('run')),
  schoolIds: idList('schoolIds', { most: 500 }),
  stretch: choice('stretch', reportStretches),
  dates: dateRange('dateRange'),
  entryTypes: choices('entryTypes', opinions),
  category: id('category'),
  rubricIds: idList('rubricIds', { most: 100 }),
  types: choices('types', drillTypes),
  schoolYear: field('schoolYear', {
    parse: (written): SchoolYear | undefined =>
      /^(19|2\d)\d{2}-\d{4}$/.test(written) && isSchoolYear(written) ? written : undefined,
    format: (year) => year,
    chips: (year) => [{ key: '', item: year, rest: undefined }],
  }),
  priorities: choices('priorities', priorities),
  boardIds: idList('boardIds', { most: 100 }),
  roles: choices('roles', roles),
  permissions: choices('permissions', permissions),
  period: option(choice('period', packetPeriodKinds)),
  day: option(day('day')),
};
const anyFilter = defineFilter(fields);
export type ReportFilter = FilterOf<typeof anyFilter>;

const days = ['stretch', 'from', 'to'] as const;
const asked = {
  entries: ['schoolIds', ...days, 'entryTypes', 'category'],
  walkActivity: ['schoolIds', ...days],
  walkReports: ['schoolIds', 'from', 'to'],
  assessmentScores: ['schoolIds', ...days, 'rubricIds'],
  drillLog: ['schoolIds', ...days, 'types'],
  drillCompliance: ['schoolIds', 'schoolYear'],
  workOrderBacklog: ['schoolIds', 'priorities', 'boardIds'],
  eopCertification: ['schoolIds'],
  rosterGaps: ['schoolIds'],
  accessList: ['roles', 'permissions'],
  boardPacket: ['schoolIds', 'period', 'day'],
} as const satisfies Readonly<Record<ReportName, readonly (keyof ReportFilter)[]>>;

export type AskedField = (typeof asked)[ReportName][number];

export function fieldsOf(report: ReportName): readonly AskedField[] {
  return asked[report];
}

/** The days that are meant when none are chosen. */
export function usualDays(report: ReportName | undefined): ReportStretch | 'all' {
  return report === 'walkActivity' ? 'thisSchoolYear' : 'all';
}

/** Without what belongs to another report. A stretch wins over days, and a packet is about one school. */
function ownOnly(filter: ReportFilter): ReportFilter {
  const { report, stretch, schoolIds } = filter;
  const own: readonly string[] = report === undefined ? [] : asked[report];
  const kept: ReportFilter = { ...filter };
  for (const name of new Set(Object.values(asked).flat())) if (!own.includes(name)) delete kept[name];
  if (own.includes('stretch') && stretch !== undefined) {
    delete kept.from;
    delete kept.to;
  }
  if (report === 'boardPacket' && schoolIds !== undefined) kept.schoolIds = schoolIds.slice(0, 1);
  return kept;
}

export const reportFilter = defineFilter(fields, ownOnly);
