import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/BackLink.tsx';
import { RecordMissing } from '../../../ui/RecordMissing.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { useShownWorkOrder } from '../offlineWorkOrders.ts';
import { TaskDetail } from './TaskDetail.tsx';

export function TaskPage() {
  const { taskId = '' } = useParams({ strict: false });
  const { t } = useTranslation('features/workOrders');
  const navigate = useNavigate();
  const { state, detail } = useShownWorkOrder(taskId);
  return (
    <>
      <BackLink way={{ to: '/tasks' }}>{t('title')}</BackLink>
      {state.kind === 'waiting' ? (
        <RecordSkeleton cards={[120, 260]} />
      ) : state.kind === 'shown' ? (
        <TaskDetail key={taskId} order={state.record} pending={state.pending} detail={detail} />
      ) : (
        <RecordMissing
          state={state}
          heading={t('one')}
          words={(kind) => ({ title: t(`missing.${kind}.title`), body: t(`missing.${kind}.body`) })}
          toList={{ label: t('missing.toList'), run: () => void navigate({ to: '/tasks' }) }}
        />
      )}
    </>
  );
}
