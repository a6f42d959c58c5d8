import type { ShownEntry } from '@schooldog/contract/entries';
import { type Icon, IconTool, IconUrgent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHasRoute } from '../../../ui/useHasRoute.ts';
import { cutPreview } from './cut.ts';
import classes from './EntryFollowUps.module.css';
import { useOpenableAlerts } from './OpenableAlerts.tsx';

type Props = Readonly<{
  entry: Pick<ShownEntry, 'createdSafetyAlertIds' | 'createdTaskIds' | 'tasksToAddOnSubmission'>;
}>;

/** What came of an entry: alerts that were sent, work orders that were made, and those still to be made. */
export function EntryFollowUps({ entry }: Props) {
  const { t } = useTranslation('features/entries');
  const openable = useOpenableAlerts();
  const hasWorkOrders = useHasRoute('/tasks/task/$taskId');
  const { createdSafetyAlertIds, createdTaskIds, tasksToAddOnSubmission } = entry;
  const planned = tasksToAddOnSubmission.filter(({ id }) => !createdTaskIds.includes(id));
  if (createdSafetyAlertIds.length + createdTaskIds.length + planned.length === 0) return null;
  const descriptionOf = (taskId: string) =>
    tasksToAddOnSubmission.find(({ id }) => id === taskId)?.description;
  const workOrderText = (description: string | undefined) =>
    description === undefined
      ? t('card.workOrderOnly')
      : t('card.workOrder', { description: cutPreview(description) });
  return (
    <ul className={classes.list} aria-label={t('card.followUps')}>
      {createdSafetyAlertIds.map((id) => (
        <FollowUp
          key={id}
          icon={IconUrgent}
          text={t('card.alert')}
          path={openable.includes(id) ? `/safetyAlerts/${id}` : null}
        />
      ))}
      {createdTaskIds.map((id) => (
        <FollowUp
          key={id}
          icon={IconTool}
          text={workOrderText(descriptionOf(id))}
          path={hasWorkOrders ? `/tasks/task/${id}` : null}
        />
      ))}
      {planned.map(({ id, description }) => (
        <FollowUp
          key={id}
          icon={IconTool}
          text={t('card.plannedWorkOrder', { description: cutPreview(description) })}
          path={null}
        />
      ))}
    </ul>
  );
}

type FollowUpProps = Readonly<{ icon: Icon; text: string; path: string | null }>;

function FollowUp({ icon: FollowUpIcon, text, path }: FollowUpProps) {
  const words = (
    <>
      <FollowUpIcon size={16} aria-hidden />
      {text}
    </>
  );
  return (
    <li>
      {path === null ? (
        <span className={classes.item}>{words}</span>
      ) : (
        <Link to={path} className={`${classes.item} ${classes.link}`}>
          {words}
        </Link>
      )}
    </li>
  );
}
