import { useTranslation } from 'react-i18next';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { workOrderFilter } from '../workOrderFilter.ts';
import { TaskList } from './TaskList.tsx';

export function TasksPage() {
  const { t } = useTranslation('features/workOrders');
  return (
    <>
      <PageHeader title={t('title')} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <TaskList filtering={useFilter(workOrderFilter)} />
    </>
  );
}
