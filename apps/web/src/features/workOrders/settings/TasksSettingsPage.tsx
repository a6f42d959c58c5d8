import { Skeleton, Stack } from '@mantine/core';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { AdditionalCard } from './AdditionalCard.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import { BoardsCard } from './BoardsCard.tsx';
import { CalendarCard } from './calendar/CalendarCard.tsx';
import { CustomFieldsCard, HiddenFieldsCard, RequiredFieldsCard } from './FieldsCards.tsx';
import { useTasksSettings } from './queries.ts';

export function TasksSettingsPage() {
  const { t } = useTexts('features/workOrders/settings');
  const { isOffline } = useConnectivity();
  const query = useTasksSettings();
  return (
    <>
      <PageHeader title={t('title')} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={480} maw={760} />}>
        {(settings) => (
          <Stack gap="lg" maw={760}>
            <BoardsCard settings={settings} />
            <CalendarCard settings={settings} />
            <CustomFieldsCard settings={settings} />
            <HiddenFieldsCard settings={settings} />
            <RequiredFieldsCard settings={settings} />
            <ApprovalCard settings={settings} />
            <AdditionalCard settings={settings} />
          </Stack>
        )}
      </QueryState>
    </>
  );
}
