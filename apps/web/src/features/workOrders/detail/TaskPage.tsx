import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { useShownWorkOrder } from '../offlineWorkOrders.ts';
import { TaskDetail } from './TaskDetail.tsx';
import { TaskMissing } from './TaskMissing.tsx';

export function TaskPage() {
  const { taskId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/workOrders');
  const { state, detail, toSend } = useShownWorkOrder(taskId);
  return (
    <>
      <BackLink way={{ to: '/tasks' }}>{t('title')}</BackLink>
      {state.kind === 'shown' ? (
        <TaskDetail
          key={taskId}
          order={state.record}
          pending={state.pending}
          detail={detail}
          toSend={toSend}
        />
      ) : (
        <TaskMissing state={state} />
      )}
    </>
  );
}
