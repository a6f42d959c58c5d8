// One work order on one letter page, black on white, to be taken along and filled in by hand.
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/BackLink.tsx';
import { TaskMissing } from '../detail/TaskMissing.tsx';
import { useShownWorkOrder } from '../offlineWorkOrders.ts';
import { PrintedTask } from './PrintedTask.tsx';
import classes from './TaskPrintPage.module.css';

export function TaskPrintPage() {
  const { taskId = '' } = useParams({ strict: false });
  const { t } = useTranslation(['features/workOrders/detail', 'features/workOrders']);
  const { state, detail } = useShownWorkOrder(taskId);
  return (
    <>
      <div className={classes.tools}>
        <BackLink way={{ to: '/tasks/task/$taskId', params: { taskId } }}>
          {t('one', { ns: 'features/workOrders' })}
        </BackLink>
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
