import { Skeleton } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { EntryCard } from '../card/EntryCard.tsx';
import { OpenableAlerts } from '../card/OpenableAlerts.tsx';
import type { useEntries } from '../queries.ts';
import classes from './EntryList.module.css';
import { ListEnd } from './ListEnd.tsx';
import { NewEntriesPill } from './NewEntriesPill.tsx';
import { Patience } from './Patience.tsx';
import type { Explorer } from './useExplorer.ts';
import { useHeldBack } from './useHeldBack.ts';
import { useListedEntries } from './useListedEntries.ts';
import type { ListedEntry } from './withUnsent.ts';

type Props = Readonly<{
  query: ReturnType<typeof useEntries>;
  explorer: Explorer;
  count: number | undefined;
  isFiltered: boolean;
}>;

export function EntryList({ query, explorer, count, isFiltered }: Props) {
  const { isOffline } = useConnectivity();
  const listed = useListedEntries(query, explorer.filter);
  const isFresh = !isOffline && (query.isLoading || query.isPlaceholderData);
  return (
    <div className={classes.list}>
      <Patience isWaiting={isFresh} />
      {listed === undefined ? (
        <QueryState query={query} isOffline={false} skeleton={<Waiting />}>
          {() => null}
        </QueryState>
      ) : listed.length === 0 ? (
        <NothingFound isFiltered={isFiltered} explorer={explorer} />
      ) : (
        <>
          <Cards
            listed={listed}
            isStale={query.isPlaceholderData && !isOffline}
            question={JSON.stringify(explorer.filter)}
          />
          <ListEnd query={query} shown={listed.length} count={count} />
        </>
      )}
    </div>
  );
}

type CardsProps = Readonly<{ listed: readonly ListedEntry[]; isStale: boolean; question: string }>;

function Cards({ listed, isStale, question }: CardsProps) {
  const { shown, held } = useHeldBack(listed, question);
  return (
    <>
      <NewEntriesPill count={held} />
      <OpenableAlerts entries={shown.map(({ entry }) => entry)}>
        <ul className={classes.cards} aria-busy={isStale}>
          {shown.map(({ entry, unsent }) => (
            <li key={entry.id}>
              <EntryCard entry={entry} unsent={unsent} />
            </li>
          ))}
        </ul>
      </OpenableAlerts>
    </>
  );
}

function NothingFound({ isFiltered, explorer }: Readonly<{ isFiltered: boolean; explorer: Explorer }>) {
  const { t } = useTranslation(['entries', 'ui']);
  return (
    <StateMessage
      icon={<IconClipboardOff />}
      title={t('empty')}
      action={isFiltered ? { label: t('chips.clearAll', { ns: 'ui' }), run: explorer.clear } : undefined}
    />
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Waiting() {
  return (
    <div className={classes.cards} aria-busy>
      {places.map((place) => (
        <Skeleton key={place} h={208} />
      ))}
    </div>
  );
}
