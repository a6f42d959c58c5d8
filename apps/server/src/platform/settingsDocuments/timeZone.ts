import { organizationOf } from '@schooldog/domain/settings';
import { cachedDocument } from './settingsCache.ts';

/** The calendar by which the district counts its days and months. */
export const districtTimeZone = cachedDocument('organization', (stored) => organizationOf(stored).timeZone);
