// The clock time of a drill (hh:mm) and how long the response took (mm:ss), as people type them.
import { limitedLine } from '../kernel/index.ts';

/** "9:30", "09:30". */
const clock = /^(0?[1-9]|1[0-2]):([0-5]\d)$/;
/** "4:05", "12:00", "99:59". */
const duration = /^(\d{1,2}):([0-5]\d)$/;

const longest = 5;

/** Stored with two digits each. */
export const drillTimeSchema = limitedLine(longest)
  .min(1, 'required')
  .refine((text) => text === '' || clock.test(text), 'invalidTime')
  .transform(withTwoDigits);

/** Blank when nobody measured it. */
export const responseTimeSchema = limitedLine(longest)
  .refine((text) => text === '' || duration.test(text), 'invalidResponseTime')
  .transform(withTwoDigits);

function withTwoDigits(text: string): string {
  return text === '' ? text : text.padStart(longest, '0');
}

/**
 * What the field shows after each key: only digits and one colon, which is put in after the third digit and moves when
 * a fourth follows ("930" → "9:30", "1130" → "11:30"). A colon that the person typed stays where it is.
 */
export function formatClockInput(typed: string): string {
  const [left = '', ...rest] = typed.replaceAll(/[^\d:]/g, '').split(':');
  const right = rest.join('');
  const isTyped = rest.length > 0 && left.length <= 2 && right.length <= 2;
  if (isTyped && left !== '') return `${left}:${right}`;
  const digits = `${left}${right}`.slice(0, 4);
  return digits.length <= 2 ? digits : `${digits.slice(0, -2)}:${digits.slice(-2)}`;
}

/** For sorting and for one moment: "02:05" pm → "14:05". */
export function timeIn24Hours(drillTime: string, drillTimeOfDay: 'am' | 'pm'): string {
  const [hour = 0, minute = 0] = drillTime.split(':').map(Number);
  const hours = (hour % 12) + (drillTimeOfDay === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
