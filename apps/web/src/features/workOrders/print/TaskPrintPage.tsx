// One work order on one letter page, black on white, to be taken along and filled in by hand.
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { TaskMissing } from '../detail/TaskMissing.tsx';
import { useShownWorkOrder } from '../offlineWorkOrders.ts';
import { PrintedTask } from './PrintedTask.tsx';
import classes from './TaskPrintPage.module.css';

export function TaskPrintPage() {
  const { taskId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { state, detail } = useShownWorkOrder(taskId);
  return (
    <>
      <div className={classes.tools}>
        <BackLink way={{ to: '/tasks/task/$taskId', params: { taskId } }}>{tWorkOrders('one')}</BackLink>
        {state.kind === 'shown' ? (
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('actions.print')}
          </Button>
        ) : null}
      </div>
      {state.kind === 'shown' ? (
        <PrintedTask order={state.record} detail={detail} />
      ) : (
        <TaskMissing state={state} />
      )}
    </>
  );
}
