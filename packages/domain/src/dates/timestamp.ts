// What a device may send as a moment.
import { z } from 'zod';
import { earliestDate, latestDate } from './dateLimits.ts';
import { type Timestamp, toTimestamp } from './moment.ts';

const earliest = Date.parse(`${earliestDate}T00:00:00.000Z`);
const latest = Date.parse(`${latestDate}T23:59:59.999Z`);
/** With nanoseconds and an offset. */
const longestTime = 40;

/** A moment in UTC by the device's clock, however wrong; the server corrects it before storing it. */
export const deviceTimeSchema = z.iso.datetime({ abort: true }).max(longestTime, { abort: true });

/** A moment in UTC as a device sends it, within the years that PostgreSQL and calendars hold. */
export const sentTimeSchema = deviceTimeSchema.refine((text) => isInRange(Date.parse(text)));

const secondsSchema = z.object({
  seconds: z.int(),
  nanoseconds: z.int().min(0).max(999_999_999),
});

const milliseconds = z.union([
  z.iso
    .datetime({ offset: true, abort: true })
    .max(longestTime, { abort: true })
    .transform((text) => Date.parse(text)),
  secondsSchema.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1e6)),
]);

/** Takes ISO text with a zone, or seconds and nanoseconds since 1970, and gives a timestamp. */
export const timestampSchema = milliseconds.refine(isInRange).transform(toTimestamp);

function isInRange(moment: number): boolean {
  return moment >= earliest && moment <= latest;
}

export function parseTimestamp(value: unknown): Timestamp {
  return timestampSchema.parse(value);
}
