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
let format = new Intl.DateTimeFormat();
let madeAt = performance.now();

/** The zone of the reader, as the browser reports it. A format is slow to make, and lists show a moment in every row. */
function browserTimeZone(): string {
  if (performance.now() - madeAt > keptFor) {
    format = new Intl.DateTimeFormat();
    madeAt = performance.now();
  }
  const { timeZone } = format.resolvedOptions();
  return timeZone === '' ? defaultTimeZone : timeZone;
}
