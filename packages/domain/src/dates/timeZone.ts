import { limitedText } from '../kernel/index.ts';

/**
 * A time zone by name, such as "America/Chicago"; a bare offset is rejected, because it has no daylight saving time.
 */
export const timeZoneSchema = limitedText(64).refine((name) => /^[A-Za-z]/.test(name) && isKnown(name));

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
