// The one way to show a moment on screens.
import { defaultTimeZone, formatMoment } from '@schooldog/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { api } from '../platform/api/client.ts';

/** In the zone of the browser, which is named where the clocks of the district show another time. */
export function useMomentText(): (moment: string) => string {
  const district = useQuery(api.settings.getOrganization.queryOptions()).data?.timeZone;
  const browser = browserTimeZone();
  return (moment) => formatMoment(moment, browser, district ?? browser);
}

/** Where the reader is, as the browser knows it. */
function browserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === '' ? defaultTimeZone : timeZone;
}
