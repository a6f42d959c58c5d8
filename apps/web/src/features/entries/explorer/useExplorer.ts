import { type EntryFilter, entryScope } from '@schooldog/domain/entries';
import type { Schools } from '@schooldog/domain/permissions';
import { useMemo } from 'react';
import { useActor } from '../../../platform/session/session.ts';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { entryFilter } from './entryFilter.ts';

export type Explorer = FilterState<EntryFilter> &
  Readonly<{
    /** Where the person may log or view. */
    offered: Schools;
    /** The one school that the filter is about, if it is one. */
    oneSchoolId: string | null;
    /** Whether the person may ask for other people's entries at all the schools of the filter. */
    mayFilterByPerson: boolean;
  }>;

/**
 * The filter in the URL, without people for users who see only their own entries. The same until the URL changes,
 * so that only the parts that show it are rendered again.
 */
export function useExplorer(): Explorer {
  const actor = useActor();
  const state = useFilter(entryFilter);
  return useMemo(() => {
    const { userIds, ...others } = state.filter;
    const mayFilterByPerson = !entryScope(actor, others.schoolIds ?? []).onlyOwn;
    const filter = mayFilterByPerson && userIds !== undefined ? { ...others, userIds } : others;
    const offered = entryScope(actor, []).schools;
    return {
      ...state,
      filter,
      count: entryFilter.count(filter),
      offered,
      oneSchoolId: onlyOne(filter.schoolIds ?? []) ?? (offered === 'all' ? null : onlyOne(offered)),
      mayFilterByPerson,
    };
  }, [actor, state]);
}

function onlyOne(ids: readonly string[]): string | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}
