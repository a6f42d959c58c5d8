// The address of the list says which alerts are looked at, so that it can be shared and comes back with Back. It is
// read before the page is loaded, so nothing heavy is imported here.
import type { AlertTab } from '@schooldog/contract/alerts';
import type { AlertStatus } from '@schooldog/domain/alerts';
import { isId } from '@schooldog/domain/kernel';
import { searchText } from '../../ui/searchText.ts';

/** As in the address: schools are separated by commas. */
export type AlertSearch = {
  tab?: AlertTab;
  school?: string;
  from?: string;
  to?: string;
  status?: AlertStatus;
  needs?: true;
};

export type ListFilter = Readonly<{
  schoolIds: readonly string[];
  from: string | null;
  to: string | null;
  status: AlertStatus | null;
  needs: boolean;
}>;

export const tabs: readonly AlertTab[] = ['received', 'sent', 'all'];
export const statuses: readonly AlertStatus[] = ['queued', 'sent', 'resolved'];
export const everything: ListFilter = { schoolIds: [], from: null, to: null, status: null, needs: false };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whatever somebody typed into the address becomes something the page understands. */
export function validAlertSearch(raw: Readonly<Record<string, unknown>>): AlertSearch {
  const tab = tabs.find((known) => known === raw['tab']);
  const filter = {
    schoolIds: searchText(raw['school']).split(',').filter(isId),
    from: dayOf(raw['from']),
    to: dayOf(raw['to']),
    status: statuses.find((known) => known === raw['status']) ?? null,
    needs: raw['needs'] === true,
  };
  return { ...(tab === undefined ? {} : { tab }), ...searchOf(filter) };
}

export function filterOf(search: AlertSearch): ListFilter {
  return {
    schoolIds: (search.school ?? '').split(',').filter(isId),
    from: search.from ?? null,
    to: search.to ?? null,
    status: search.status ?? null,
    needs: search.needs ?? false,
  };
}

export function searchOf({ schoolIds, from, to, status, needs }: ListFilter): Omit<AlertSearch, 'tab'> {
  return {
    ...(schoolIds.length === 0 ? {} : { school: schoolIds.join(',') }),
    ...(from === null || to === null ? {} : { from, to }),
    ...(status === null ? {} : { status }),
    ...(needs ? { needs } : {}),
  };
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}
