// The only way to show a moment on screens.
import { defaultTimeZone, formatMoment } from '@schooldog/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { api } from '../platform/api/client.ts';

type MomentText = (moment: string) => string;

/** In the zone of the browser, which is named when it differs from the district's. */
export function useMomentText(): MomentText {
  return momentTextIn(useQuery(api.settings.getOrganization.queryOptions()).data?.timeZone);
}

/** The same outside of components. No zone is named until the district's is known. */
export function momentTextIn(districtZone: string | undefined): MomentText {
  const browser = browserTimeZone();
  return (moment) => formatMoment(moment, browser, districtZone ?? browser);
}

const keptFor = 60_000;
let known: Readonly<{ format: Intl.DateTimeFormat; since: number }> | null = null;

/** The zone of the reader, as the browser reports it. A format is slow to make, and lists show a moment in every row. */
function browserTimeZone(): string {
  const now = performance.now();
  if (known === null || now - known.since > keptFor)
    known = { format: new Intl.DateTimeFormat(), since: now };
  const { timeZone } = known.format.resolvedOptions();
  return timeZone === '' ? defaultTimeZone : timeZone;
}
