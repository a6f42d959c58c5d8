import { SimpleGrid, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { DatesFilter } from '../../ui/list/DatesFilter.tsx';
import { ListEmpty } from '../../ui/list/ListEmpty.tsx';
import { RowList } from '../../ui/list/RowList.tsx';
import { useFilter } from '../../ui/list/useFilter.ts';
import { useListPage } from '../../ui/list/useListPage.ts';
import { usePages } from '../../ui/list/usePages.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { UserPicker } from '../picker/index.ts';
import { StaffReadRow } from './StaffReadRow.tsx';
import { staffReadsFilter } from './staffReadsFilter.ts';

/** What the staff of the provider looked at in this district; newest first. */
export function StaffReadsPage() {
  const { t } = useTexts('features/staffReads');
  const { filter, setFilter, clear, count } = useFilter(staffReadsFilter);
  const list = useListPage({
    query: usePages(api.staffReads.listStaffReads, filter),
    recordsOf: ({ reads }) => reads,
  });
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack gap="md">
        <Text c="dimmed" maw={720}>
          {t('about')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} maw={720}>
          <DatesFilter filter={filter} onChange={setFilter} />
          <UserPicker
            isFilter
            label={t('person')}
            value={filter.userIds ?? []}
            onChange={(userIds) => setFilter({ ...filter, userIds: [...userIds] })}
            max={20}
          />
        </SimpleGrid>
        <RowList
          list={list}
          empty={
            <ListEmpty
              isFiltered={count > 0}
              onClear={clear}
              clearLabel={t('clear')}
              nothing={{ icon: <IconEye />, title: t('empty') }}
              noMatch={{ icon: <IconEye />, title: t('noMatch') }}
            />
          }
        >
          {(read) => <StaffReadRow key={read.id} read={read} />}
        </RowList>
      </Stack>
    </>
  );
}
