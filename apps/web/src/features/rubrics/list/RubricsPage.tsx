import { Button, Stack, Text } from '@mantine/core';
import type { ListedRubric } from '@schooldog/contract/rubrics';
import { IconChecklist, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { textMatcher } from '../../../ui/textSearch.ts';
import { useRubrics } from '../queries.ts';
import { rubricFilter } from '../rubricFilter.ts';
import { RubricCards } from './RubricCards.tsx';
import { RubricTable } from './RubricTable.tsx';
import { StarterMenu } from './StarterMenu.tsx';

const pageSize = 50;

export function RubricsPage() {
  const { t } = useTexts('features/rubrics');
  const { isOffline } = useConnectivity();
  const rubrics = useRubrics();
  const filtering = useFilter(rubricFilter);
  const create = useCreate();
  return (
    <>
      <PageHeader
        title={t('title')}
        count={rubrics.data?.rubrics.length}
        actions={
          <>
            {isOffline ? null : <StarterMenu />}
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={isOffline}
              title={isOffline ? t('offlineReason') : undefined}
              onClick={create}
            >
              {t('create')}
            </Button>
          </>
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <QueryState query={rubrics} isOffline={isOffline} skeleton={<SkeletonList rows={5} height={72} />}>
        {({ rubrics: all }) => <RubricList all={all} filtering={filtering} />}
      </QueryState>
    </>
  );
}

function useCreate(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/rubrics/$rubricId', params: { rubricId: 'new' } });
}

type ListProps = Readonly<{
  all: readonly ListedRubric[];
  filtering: FilterState<{ find?: string | undefined }>;
}>;

/** The whole list is here already, so it is searched on the device. */
export function RubricList({ all, filtering: { filter, setFilter, clear, count } }: ListProps) {
  const { t } = useTexts('features/rubrics');
  const { isOffline } = useConnectivity();
  const create = useCreate();
  if (all.length === 0) {
    return (
      <StateMessage
        icon={<IconChecklist />}
        title={t('empty')}
        body={t('emptyBody')}
        action={isOffline ? undefined : { label: t('create'), run: create }}
      />
    );
  }
  const matches = textMatcher(filter.find ?? '');
  const found = all.filter(({ name }) => matches(name));
  return (
    <Stack gap="md">
      <FindFilter label={t('find')} filter={filter} onChange={setFilter} />
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          clearLabel={t('showAll')}
          nothing={{ icon: <IconChecklist />, title: t('empty') }}
          noMatch={{ icon: <IconSearchOff />, title: t('noMatch') }}
        />
      ) : (
        <LocalList items={found} pageSize={pageSize}>
          {(shown) => (
            <TableRoom>
              {(hasTable) => (hasTable ? <RubricTable rubrics={shown} /> : <RubricCards rubrics={shown} />)}
            </TableRoom>
          )}
        </LocalList>
      )}
    </Stack>
  );
}
