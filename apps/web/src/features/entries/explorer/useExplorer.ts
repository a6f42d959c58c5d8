import type { EntryFilter } from '@schooldog/domain/entries';
import { entryScope } from '@schooldog/domain/entries';
import type { Schools } from '@schooldog/domain/permissions';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActor } from '../../../platform/session/session.ts';
import { filterOf, searchOf } from './entryFilter.ts';
import { validEntrySearch } from './entrySearch.ts';

export type Explorer = Readonly<{
  filter: EntryFilter;
  setFilter(filter: EntryFilter): void;
  /** Everything but the order. */
  clear(): void;
  /** Where the person may log or view. */
  offered: Schools;
  /** The one school that the question is about, if it is one. */
  oneSchoolId: string | null;
  /** Whether other people's entries may be asked for at all the schools of the question. */
  mayFilterByPerson: boolean;
}>;

/**
 * The filter lives in the address. Whoever may not see other people's entries asks for nobody in particular. The same
 * until the question changes, so that only what shows it is drawn anew.
 */
export function useExplorer(path: '/entries' | '/entries/print'): Explorer {
  const actor = useActor();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  return useMemo(() => {
    const asked = filterOf(validEntrySearch(search));
    const mayFilterByPerson = !entryScope(actor, asked.schoolIds ?? []).onlyOwn;
    const { userIds, ...others } = asked;
    const filter = mayFilterByPerson && userIds !== undefined ? { ...others, userIds } : others;
    const offered = entryScope(actor, []).schools;
    const setFilter = (changed: EntryFilter) =>
      void navigate({ to: path, search: searchOf(changed), replace: true, resetScroll: false });
    return {
      filter,
      setFilter,
      clear: () => setFilter(filter.sortAsc === true ? { sortAsc: true } : {}),
      offered,
      oneSchoolId: onlyOne(filter.schoolIds ?? []) ?? (offered === 'all' ? null : onlyOne(offered)),
      mayFilterByPerson,
    };
  }, [actor, navigate, search, path]);
}

function onlyOne(ids: readonly string[]): string | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}
