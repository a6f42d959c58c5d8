import { Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUsers, IconUserSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useTimeZone } from '../../schools/index.ts';
import { PeopleCards } from './PeopleCards.tsx';
import classes from './PeopleList.module.css';
import { PeopleTable } from './PeopleTable.tsx';
import type { useUsers } from './queries.ts';

type Props = Readonly<{ query: ReturnType<typeof useUsers>; isFiltered: boolean; onClear(): void }>;

/** A table where there is room for one, cards on a phone. */
export function PeopleList({ query, isFiltered, onClear }: Props) {
  const { t } = useTranslation(['people', 'ui']);
  const { isOffline } = useConnectivity();
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const timeZone = useTimeZone();
  const People = isNarrow ? PeopleCards : PeopleTable;
  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<Waiting isNarrow={isNarrow} />}>
      {({ pages }) => {
        const people = pages.flatMap((page) => page.users);
        const count = pages[0]?.count ?? 0;
        if (people.length === 0) {
          return isFiltered ? (
            <StateMessage
              icon={<IconUserSearch />}
              title={t('noMatch')}
              action={{ label: t('chips.clearAll', { ns: 'ui' }), run: onClear }}
            />
          ) : (
            <StateMessage icon={<IconUsers />} title={t('empty')} />
          );
        }
        return (
          <Stack gap="md">
            <div className={classes.people} aria-busy={query.isPlaceholderData}>
              <People people={people} timeZone={timeZone} />
            </div>
            <div className={classes.end}>
              <Text size="sm" c="dimmed" component="output">
                {t('shown', { shown: people.length, count })}
              </Text>
              <LoadMore query={query} />
            </div>
          </Stack>
        );
      }}
    </QueryState>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Waiting({ isNarrow }: Readonly<{ isNarrow: boolean }>) {
  return (
    <Stack gap={isNarrow ? 8 : 1} aria-busy>
      {isNarrow ? null : <Skeleton h={42} radius={0} />}
      {rows.map((row) => (
        <Skeleton key={row} h={isNarrow ? 116 : 65} radius={isNarrow ? 8 : 0} />
      ))}
    </Stack>
  );
}
