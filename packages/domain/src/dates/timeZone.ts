import { limitedText } from '../kernel/index.ts';

/** Where nothing else is known, the district lives on the east coast. */
export const defaultTimeZone = 'America/New_York';

/** A time zone by name, such as "America/Chicago"; a bare offset is refused, because it knows no summer time. */
export const timeZoneSchema = limitedText(64).refine((name) => /^[A-Za-z]/.test(name) && isKnown(name));

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
