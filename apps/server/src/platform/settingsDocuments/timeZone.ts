import { organizationOf } from '@schooldog/domain/settings';
import { keptDocument } from './keptDocument.ts';

/** The calendar by which the district counts its days and months. */
export const districtTimeZone = keptDocument('organization', (stored) => organizationOf(stored).timeZone);
