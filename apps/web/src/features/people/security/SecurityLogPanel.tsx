import { MultiSelect, SimpleGrid, Stack } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { RowList } from '../../../ui/list/RowList.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { UserPicker } from '../../picker/index.ts';
import { SecurityEventRow } from './SecurityEventRow.tsx';
import { isKind, kinds, securityFilter } from './securityFilter.ts';

/** Who signed in, who was rejected, and what changed about accounts; newest first. */
export function SecurityLogPanel() {
  const { t } = useTexts('features/people/security');
  const { filter, setFilter, clear, count } = useFilter(securityFilter);
  const { userIds = [], ...others } = filter;
  const [userId] = userIds;
  const list = useListPage({
    query: usePages(api.users.listSecurityEvents, userId === undefined ? others : { ...others, userId }),
    recordsOf: ({ events }) => events,
  });

  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={720}>
        <MultiSelect
          label={t('filterKinds')}
          placeholder={filter.kinds === undefined ? t('allKinds') : ''}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={filter.kinds ?? []}
          onChange={(chosen) => setFilter({ ...filter, kinds: chosen.filter(isKind) })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('clearKinds') }}
        />
        <UserPicker
          isFilter
          label={t('person')}
          value={userIds}
          onChange={(chosen) => setFilter({ ...filter, userIds: chosen.slice(-1) })}
        />
      </SimpleGrid>
      <RowList
        list={list}
        empty={
          <ListEmpty
            isFiltered={count > 0}
            onClear={clear}
            clearLabel={t('clear')}
            nothing={{ icon: <IconShieldCheck />, title: t('empty') }}
            noMatch={{ icon: <IconShieldCheck />, title: t('noMatch') }}
          />
        }
      >
        {(event) => <SecurityEventRow key={event.id} event={event} />}
      </RowList>
    </Stack>
  );
}
