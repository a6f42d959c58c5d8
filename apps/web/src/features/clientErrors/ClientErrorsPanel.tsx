import { SegmentedControl, Stack, Text } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../ui/list/ListEmpty.tsx';
import { RowList } from '../../ui/list/RowList.tsx';
import { useFilter } from '../../ui/list/useFilter.ts';
import { useListPage } from '../../ui/list/useListPage.ts';
import { usePages } from '../../ui/list/usePages.ts';
import { ClientErrorDialog } from './ClientErrorDialog.tsx';
import { clientErrorFilter } from './clientErrorFilter.ts';
import { ClientErrorRow } from './ClientErrorRow.tsx';

/** What went wrong in people's browsers, the latest first. */
export function ClientErrorsPanel() {
  const { t } = useTexts('features/clientErrors');
  const { filter, setFilter, clear } = useFilter(clientErrorFilter);
  const { status = 'open', errorId } = filter;
  const list = useListPage({
    query: usePages(api.clientErrors.listClientErrors, { status }),
    recordsOf: ({ errors }) => errors,
  });
  const nothing = { icon: <IconMoodSmile />, title: t(`empty.${status}`) };
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm" maw={720}>
        {t('about')}
      </Text>
      <SegmentedControl
        aria-label={t('status')}
        w="fit-content"
        data={[
          { value: 'open', label: t('statuses.open') },
          { value: 'resolved', label: t('statuses.resolved') },
        ]}
        value={status}
        onChange={(chosen) => setFilter({ status: chosen === 'resolved' ? 'resolved' : undefined })}
      />
      <RowList
        list={list}
        empty={
          <ListEmpty
            isFiltered={false}
            onClear={clear}
            clearLabel={t('clear')}
            nothing={nothing}
            noMatch={nothing}
          />
        }
      >
        {(error) => (
          <ClientErrorRow
            key={error.id}
            error={error}
            onOpen={() => setFilter({ ...filter, errorId: error.id })}
          />
        )}
      </RowList>
      {errorId === undefined ? null : (
        <ClientErrorDialog
          clientErrorId={errorId}
          onClose={() => setFilter({ ...filter, errorId: undefined })}
        />
      )}
    </Stack>
  );
}
