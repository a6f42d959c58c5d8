import { canOpenWorkOrders, workOrderPath } from '@schooldog/domain/workOrders';
import { type Icon, IconTool, IconUrgent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { cutPreview } from './cut.ts';
import classes from './EntryFollowUps.module.css';
import { useFollowUpLinks } from './FollowUpLinks.tsx';
import { type FollowedUp, followUpsOf } from './followUpsOf.ts';

type Props = Readonly<{ entry: FollowedUp }>;

/** What came of an entry: alerts that were sent, work orders that were made, and those still to be made. */
export function EntryFollowUps({ entry }: Props) {
  const { t } = useTexts('features/entries');
  const { openableAlerts, workOrders } = useFollowUpLinks();
  const actor = useActor();
  const { createdSafetyAlertIds, createdTaskIds, planned } = followUpsOf(entry, actor);
  if (createdSafetyAlertIds.length + createdTaskIds.length + planned.length === 0) return null;
  const descriptionOf = (taskId: string) =>
    entry.tasksToAddOnSubmission.find(({ id }) => id === taskId)?.description;
  const workOrderText = (taskId: string) => {
    if (workOrders?.deleted.includes(taskId) === true) return t('card.workOrderDeleted');
    const description = descriptionOf(taskId);
    return description === undefined
      ? t('card.workOrderOnly')
      : t('card.workOrder', { description: cutPreview(description) });
  };
  // Without a network it is not known which orders open; the page of an order says so itself.
  const opens = (taskId: string) =>
    canOpenWorkOrders(actor) && (workOrders === null || workOrders.openable.includes(taskId));
  return (
    <ul className={classes.list} aria-label={t('card.followUps')}>
      {createdSafetyAlertIds.map((id) => (
        <FollowUp
          key={id}
          icon={IconUrgent}
          text={t('card.alert')}
          path={openableAlerts.includes(id) ? `/safetyAlerts/${id}` : null}
        />
      ))}
      {createdTaskIds.map((id) => (
        <FollowUp
          key={id}
          icon={IconTool}
          text={workOrderText(id)}
          path={opens(id) ? workOrderPath(id) : null}
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
