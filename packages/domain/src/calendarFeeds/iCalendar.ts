// Writes iCalendar (RFC 5545) with all-day events. They belong to a day and not to a moment, so they need no time zone.
import { addDays, type CalendarDate, type Timestamp } from '../dates/index.ts';
import { calendarFeedLimits } from './limits.ts';

export type WrittenEvent = Readonly<{
  uid: string;
  date: CalendarDate;
  summary: string;
  url: string;
  timeUpdated: Timestamp;
}>;

const lineEnd = '\r\n';
/** In bytes, without the end of the line. */
const longestLine = 75;

export function writeICalendar(name: string, events: readonly WrittenEvent[]): string {
  const refresh = `PT${calendarFeedLimits.refreshHours}H`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Calendar feed//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + lineEnd).join('');
}

function eventLines({ uid, date, summary, url, timeUpdated }: WrittenEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(timeUpdated)}`,
    `DTSTART;VALUE=DATE:${day(date)}`,
    `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    // Something due makes nobody busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** 2026-11-17 → 20261117 */
function day(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

/** 2026-11-17T15:04:05.000Z → 20261117T150405Z */
function utcTime(moment: Timestamp): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\n|\r/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Long lines go on in the next one after a space; no character is split. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = utf8Length(character);
    if (length + bytes > longestLine) {
      folded += `${lineEnd} `;
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
