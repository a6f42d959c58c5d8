// The people that a picker offers, found by the server as the user types, and the names of those already chosen.
import { useDebouncedValue } from '@mantine/hooks';
import { mostPeople, type Person } from '@schooldog/domain/picker';
import { useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useUser } from '../../platform/session/session.ts';
import { offerQuery, selfQuery, type PickerLimits } from './offer.ts';
import { useFoundPeople } from './queries.ts';

const pauseOfTyping = 200;
const longestSearch = 100;
const nobody: readonly Person[] = [];

export function usePickerPeople(
  chosen: readonly string[],
  limits: PickerLimits,
  offlinePeople: readonly Person[] = nobody,
) {
  const [typed, setTyped] = useState('');
  const offer = useOffer(typed.trim().slice(0, longestSearch), limits, offlinePeople);
  const [met, setMet] = useState(nobody);
  const strangers = chosen.filter((id) => !met.some((person) => person.id === id)).toSorted();
  const named = useFoundPeople(
    { ids: strangers.slice(0, mostPeople), limit: mostPeople },
    strangers.length > 0,
  );
  const known = once([...met, ...offer.offered, ...(named.data?.people ?? nobody)]);
  return {
    ...offer,
    typed,
    setTyped,
    isNaming: named.isFetching,
    personOf: (id: string) => known.find((person) => person.id === id),
    /** Whoever is chosen leaves the offer with the search that found them, but keeps the name. */
    remember: (ids: readonly string[]) => setMet(known.filter(({ id }) => ids.includes(id))),
  };
}

function useOffer(typed: string, limits: PickerLimits, offlinePeople: readonly Person[]) {
  const { isOffline } = useConnectivity();
  const self = useUser();
  const [asked] = useDebouncedValue(typed, pauseOfTyping);
  const search = isOffline ? '' : asked;
  const found = useFoundPeople(
    offerQuery(limits, search),
    // An empty list of ids would be dropped from the URL, and the server would answer with all people.
    limits.ids?.length !== 0,
  );
  const more = found.data?.more ?? false;
  const lacksSelf = more && search === '' && limits.ids === undefined;
  const own = useFoundPeople(selfQuery(limits, self.id), lacksSelf);
  return {
    offered: once([
      ...(isOffline ? offlinePeople : nobody),
      ...(found.data?.people ?? nobody),
      ...((lacksSelf ? own.data?.people : null) ?? nobody),
    ]),
    more,
    isOffline,
    isSearching: !isOffline && (search !== typed || found.isPlaceholderData || found.isLoading),
    isError: found.isError,
  };
}

function once(people: readonly Person[]): readonly Person[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
