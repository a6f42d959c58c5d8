import type { ShownEntry } from '@schooldog/contract/entries';
import { defaultTimeZone } from '@schooldog/domain/dates';
import { mostSearchLetters } from '@schooldog/domain/kernel';
import { allLabels, labelIn } from '@schooldog/domain/settings';
import { IconClipboardList, IconClipboardText, IconListSearch } from '@tabler/icons-react';
import i18next from 'i18next';
import { api, client } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Command, FindTools } from '../../platform/navigation/featureShell.ts';
import { momentTextIn } from '../../ui/momentText.ts';
import { textMatcher } from '../../ui/textSearch.ts';
import { inOrder, matchesFilter } from './explorer/matches.ts';
import { seenEntries } from './seenEntries.ts';

type Tools = Pick<FindTools, 'navigate' | 'signal'>;

const maxEntries = 5;
const maxObservations = 6;
/** Fewer letters match too many entries to be useful. */
const fewestLetters = 3;

/** "latch" in the command palette finds the newest matching entries, and the observations with that label. */
export async function findEntryCommands(query: string, tools: Tools): Promise<readonly Command[]> {
  const search = query.slice(0, mostSearchLetters);
  const [observation] = await Promise.all([readObservation(), i18next.loadNamespaces('features/entries')]);
  const found = await findEntries(search, observation, tools).catch(() => []);
  return [
    ...found.map((entry) => entryCommand(entry, observation, tools)),
    ...observationCommands(query, observation, tools),
    searchCommand(search, tools),
  ];
}

function readObservation() {
  return queryClient.query(
    api.settings.getObservationSettings.queryOptions({
      staleTime: connectivity.get().isOffline ? Infinity : 60_000,
      networkMode: 'always',
    }),
  );
}

type Observation = Awaited<ReturnType<typeof readObservation>>;
type Navigates = Pick<FindTools, 'navigate'>;

const group = () => textsOf('features/entries')('palette.group');

function searchCommand(search: string, { navigate }: Navigates): Command {
  return {
    id: 'entries search',
    label: textsOf('features/entries')('palette.search', { search }),
    group: group(),
    icon: IconListSearch,
    isFallback: true,
    run: () => void navigate({ to: '/entries', search: { search } }),
  };
}

/** Offline, only among the entries on this device. */
async function findEntries(
  search: string,
  observation: Observation,
  { signal }: Tools,
): Promise<readonly ShownEntry[]> {
  if (search.length < fewestLetters) return [];
  if (!connectivity.get().isOffline) {
    const { entries } = await client.entries.listEntries({ search, pageSize: '20' }, { signal });
    return entries.slice(0, maxEntries);
  }
  const district = {
    timeZone: districtZone() ?? defaultTimeZone,
    places: [],
    category: (id: string) => observation.categories.find((known) => known.id === id),
    item: (id: string) => observation.items.find((known) => known.id === id),
  };
  const seen = seenEntries(queryClient).filter((entry) => matchesFilter(entry, { search }, district));
  return inOrder(seen, {}).slice(0, maxEntries);
}

function entryCommand(entry: ShownEntry, { items }: Observation, { navigate }: Navigates): Command {
  const known = items.find(({ id }) => id === entry.observationItemId);
  const item = known === undefined ? '' : labelIn(known, i18next.language);
  const schools = queryClient.getQueryData(api.schools.listSchoolNames.queryKey());
  const school = schools?.find(({ id }) => id === entry.schoolId)?.name ?? '';
  const when = momentTextIn(districtZone())(entry.timestamp);
  return {
    id: `entry ${entry.id}`,
    label:
      entry.location === ''
        ? item
        : textsOf('features/entries')('card.title', { item, place: entry.location }),
    description: [school, when].filter(Boolean).join(' · '),
    group: group(),
    icon: IconClipboardText,
    run: () => void navigate({ to: '/entries/$entryId', params: { entryId: entry.id } }),
  };
}

function observationCommands(
  query: string,
  { categories, items }: Observation,
  { navigate }: Navigates,
): readonly Command[] {
  const matches = textMatcher(query);
  const found = [
    ...categories.map((thing) => ({ thing, search: { category: thing.id } })),
    ...items.map((thing) => ({ thing, search: { item: thing.id } })),
  ].filter(({ thing }) => matches(...allLabels(thing)));
  return found.slice(0, maxObservations).map(({ thing, search }) => ({
    id: `entries ${thing.id}`,
    label: textsOf('features/entries')('palette.of', { label: labelIn(thing, i18next.language) }),
    group: group(),
    icon: IconClipboardList,
    run: () => void navigate({ to: '/entries', search }),
  }));
}

function districtZone(): string | undefined {
  return queryClient.getQueryData(api.settings.getOrganization.queryKey())?.timeZone;
}
