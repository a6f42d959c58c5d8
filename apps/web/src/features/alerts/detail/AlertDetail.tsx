import { Group, Stack, Title } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { type AlertChannel, alertTitle, isOverdueFor } from '@schooldog/domain/alerts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { useNow } from '../../../ui/useNow.ts';
import { AcknowledgedCount } from '../AcknowledgedCount.tsx';
import { AlertStatusBadge } from '../AlertStatusBadge.tsx';
import { AcknowledgeCard } from './AcknowledgeCard.tsx';
import { AlertActions } from './AlertActions.tsx';
import classes from './AlertDetail.module.css';
import { AlertedEntryCard } from './AlertedEntryCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { RecipientsCard } from './RecipientsCard.tsx';
import { ResolutionCard } from './ResolutionCard.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { WorkOrdersCard } from './WorkOrdersCard.tsx';

/** `via` is where the link to it was. */
type Props = Readonly<{ alert: DetailedAlert; via: AlertChannel }>;

/** Opening it marks it read; acknowledging is a step of its own, and the first one offered after the message. */
export function AlertDetail({ alert, via }: Props) {
  const { language } = useTexts('features/alerts');
  const { id: userId } = useUser();
  const isPhone = useIsPhone();
  const mine = alert.recipients.find((recipient) => recipient.userId === userId);
  const isOpened = alert.deliveries.some(
    (one) => one.userId === userId && one.channel === via && one.timeOpened !== null,
  );
  // Opening it also reads the notification of those who were told that no one had acknowledged it.
  const wasTold = alert.escalation?.people.some((person) => person.userId === userId) ?? false;
  useMarkRead(alert.id, via, mine === undefined ? wasTold : !isOpened);
  const needsMe = mine?.timeAcknowledged === null && alert.status === 'sent';
  // What it says comes before what can be done about it; beside the title the buttons are in nobody's way.
  const isActedBelow = needsMe || isPhone;
  return (
    <>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={1} tabIndex={-1}>
            {alertTitle(alert.entry, language)}
          </Title>
          <Group gap="sm" mt={4}>
            <AlertStatusBadge status={alert.status} isOverdue={isOverdueFor(userId, alert, useNow())} />
            <AcknowledgedCount alert={alert} />
          </Group>
        </div>
        {isActedBelow ? null : <AlertActions alert={alert} />}
      </div>
      <div className={classes.columns}>
        <Stack gap="lg">
          <MessageCard alert={alert} />
          {mine?.timeAcknowledged === null ? <AcknowledgeCard alertId={alert.id} /> : null}
          {isActedBelow ? <AlertActions alert={alert} isSecond={needsMe} /> : null}
          <ResolutionCard alert={alert} />
          <AlertedEntryCard alert={alert} />
          <WorkOrdersCard taskIds={alert.createdTaskIds} />
        </Stack>
        <RecipientsCard alert={alert} />
      </div>
    </>
  );
}
