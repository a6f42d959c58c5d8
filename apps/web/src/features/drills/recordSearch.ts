// What an address may fill into the form. Routes read it before the page is loaded, so nothing heavy is imported here.
import { type CalendarDate, earliestDate, latestDate } from '@schooldog/domain/dates';
import type { DrillType } from '@schooldog/domain/drills';
import { isId } from '@schooldog/domain/kernel';
import { searchText } from '../../ui/searchText.ts';
import { types } from './drillFilter.ts';

export type RecordSearch = Readonly<{
  schoolId?: string;
  type?: DrillType;
  otherType?: string;
  drillDate?: CalendarDate;
  /** Rejected work that is put right here. */
  fix?: string;
}>;

export function readRecordSearch(raw: Readonly<Record<string, unknown>>): RecordSearch {
  const schoolId = searchText(raw['schoolId']);
  const type = types.find((one) => one === raw['type']);
  const otherType = searchText(raw['otherType']);
  const drillDate = searchText(raw['drillDate']);
  return {
    ...(isId(schoolId) ? { schoolId } : {}),
    ...(type === undefined ? {} : { type }),
    ...(type === 'other' && otherType !== '' ? { otherType } : {}),
    ...(isDay(drillDate) ? { drillDate } : {}),
    ...readFixSearch(raw),
  };
}

export function readFixSearch(raw: Readonly<Record<string, unknown>>): Pick<RecordSearch, 'fix'> {
  const fix = searchText(raw['fix']);
  return fix === '' ? {} : { fix };
}

function isDay(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && written >= earliestDate && written <= latestDate;
}
