import { Card, MultiSelect, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { SecurityEventKind } from '@schooldog/contract/users';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { UserPicker } from '../picker/UserPicker.tsx';
import { kindLooks } from './kindLooks.ts';
import { type SecurityFilter, useSecurityEvents } from './queries.ts';
import { SecurityEventRow } from './SecurityEventRow.tsx';
import classes from './SecurityLog.module.css';

const everything: SecurityFilter = { kinds: [], userId: null };
const kinds = Object.keys(kindLooks).filter(isKind);

function isKind(name: string): name is SecurityEventKind {
  return name in kindLooks;
}

/** Who came in, who was refused, and what changed about accounts; newest first. */
export function SecurityLogPanel() {
  const { t } = useTranslation('security');
  const { isOffline } = useConnectivity();
  const [filter, setFilter] = useState(everything);
  const query = useSecurityEvents(filter);
  const isFiltered = filter.kinds.length > 0 || filter.userId !== null;

  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={720}>
        <MultiSelect
          label={t('filterKinds')}
          placeholder={filter.kinds.length === 0 ? t('allKinds') : ''}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={[...filter.kinds]}
          onChange={(chosen) => setFilter({ ...filter, kinds: chosen.filter(isKind) })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('clearKinds') }}
        />
        <UserPicker
          label={t('person')}
          value={filter.userId === null ? [] : [filter.userId]}
          onChange={(userIds) => setFilter({ ...filter, userId: userIds.at(-1) ?? null })}
        />
      </SimpleGrid>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
        {({ pages }) => {
          const found = pages.flatMap(({ events }) => events);
          if (found.length === 0) {
            const action = isFiltered ? { label: t('clear'), run: () => setFilter(everything) } : undefined;
            return (
              <StateMessage
                icon={<IconShieldCheck />}
                title={t(isFiltered ? 'noMatch' : 'empty')}
                action={action}
              />
            );
          }
          return (
            <>
              <Card withBorder padding={0} component="ul" className={classes.list}>
                {found.map((event) => (
                  <SecurityEventRow key={event.id} event={event} />
                ))}
              </Card>
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}
