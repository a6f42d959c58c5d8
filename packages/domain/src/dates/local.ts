// What calendar and clock show at a place. This uses the browser's own Intl and not the Temporal polyfill, so that
// cards, which every first page shows, do not pull the polyfill into the first load.
import type { CalendarDate } from './calendarDate.ts';
import type { Timestamp } from './moment.ts';

/** The default district is on the east coast. */
export const defaultTimeZone = 'America/New_York';

type LocalTime = { year: number; month: number; day: number; hour: number; minute: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is a hundred times slower than using one, so they are cached by zone. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

function localTime(moment: Timestamp, timeZone: string): LocalTime {
  const parts = formatterFor(timeZone).formatToParts(Date.parse(moment));
  const numbers = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = numbers;
  return { year, month, day, hour, minute };
}

const quarterHour = 15 * 60 * 1000;
/** Since 1972 every time zone is a whole number of quarter hours away from UTC. */
const wholeQuarters = Date.UTC(1972, 1);
const mostDays = 1000;
const days = new Map<string, CalendarDate>();

/** The local calendar day at that moment. Cached for each quarter of an hour, within which it never changes. */
export function dateIn(moment: Timestamp, timeZone: string): CalendarDate {
  const time = Date.parse(moment);
  if (!(time >= wholeQuarters)) return calendarDate(moment, timeZone);
  const key = `${timeZone} ${Math.floor(time / quarterHour)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = calendarDate(moment, timeZone);
  if (days.size >= mostDays) days.clear();
  days.set(key, day);
  return day;
}

function calendarDate(moment: Timestamp, timeZone: string): CalendarDate {
  const { year, month, day } = localTime(moment, timeZone);
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
}

/** What a clock shows: "2:05" in the second half of the day. */
export function clockIn(moment: Timestamp, timeZone: string): Readonly<{ time: string; half: 'am' | 'pm' }> {
  const { hour, minute } = localTime(moment, timeZone);
  return { time: `${hour % 12 || 12}:${pad(minute, 2)}`, half: hour < 12 ? 'am' : 'pm' };
}

/** As on cards: "9/3/2026 2:05pm". */
export function formatDateTime(moment: Timestamp, timeZone: string): string {
  const { year, month, day } = localTime(moment, timeZone);
  const { time, half } = clockIn(moment, timeZone);
  return `${month}/${day}/${year} ${time}${half}`;
}

/** For spreadsheets, which parse it as a time in every country: "2026-09-03 14:05". */
export function sortableDateTime(moment: Timestamp, timeZone: string): string {
  const { hour, minute } = localTime(moment, timeZone);
  return `${dateIn(moment, timeZone)} ${pad(hour, 2)}:${pad(minute, 2)}`;
}

const zoneFormatters = new Map<string, Intl.DateTimeFormat>();

/** The short name of a zone at that moment, "EDT", which is the same in English and in Spanish. */
function zoneName(moment: Timestamp, timeZone: string): string {
  const formatter =
    zoneFormatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  zoneFormatters.set(timeZone, formatter);
  const parts = formatter.formatToParts(Date.parse(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** For text outside the app: "9/3/2026 2:05pm EDT". */
export function formatDateTimeWithZone(moment: Timestamp, timeZone: string): string {
  return `${formatDateTime(moment, timeZone)} ${zoneName(moment, timeZone)}`;
}

/** The name of a zone for a column heading: "Eastern Time", "hora oriental". */
export function zoneTitle(timeZone: string, language: string): string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const formatter = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return formatter.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** For screens: in the reader's zone, which is named when it differs from the district's. */
export function formatMoment(moment: Timestamp, readerZone: string, districtZone: string): string {
  const text = formatDateTime(moment, readerZone);
  const isSame = readerZone === districtZone || text === formatDateTime(moment, districtZone);
  return isSame ? text : `${text} ${zoneName(moment, readerZone)}`;
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
