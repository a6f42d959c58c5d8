import { Card, Text, Title } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { listText } from '@schooldog/domain/kernel';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import classes from './cards.module.css';
import { Deliveries } from './Deliveries.tsx';

type Recipient = DetailedAlert['recipients'][number];

export function RecipientsCard({ alert }: Readonly<{ alert: DetailedAlert }>) {
  const { t } = useTexts('features/alerts');
  return (
    <Card withBorder component="section" aria-labelledby="alert-recipients">
      <Title order={2} size="h3" id="alert-recipients" mb="sm">
        {t('detail.recipients')}
      </Title>
      <ul className={classes.people}>
        {alert.recipients.map((recipient) => (
          <li key={recipient.userId} className={classes.person}>
            <Text fw={550}>{recipient.name ?? t('card.unknown')}</Text>
            <State recipient={recipient} />
            {alert.unreachableUserIds?.includes(recipient.userId) === true ? <Unreachable /> : null}
            {recipient.reply === '' ? null : (
              <Text size="sm" className={classes.written ?? ''}>
                {t('detail.reply', { reply: recipient.reply })}
              </Text>
            )}
            <Deliveries
              name={recipient.name ?? t('card.unknown')}
              deliveries={alert.deliveries.filter(({ userId }) => userId === recipient.userId)}
            />
          </li>
        ))}
      </ul>
      <Escalation escalation={alert.escalation} />
      {alert.timeReminded === null ? null : (
        <Text size="sm" c="dimmed" mt="md">
          {t('detail.reminded')} <RelativeTime moment={alert.timeReminded} />
        </Text>
      )}
    </Card>
  );
}

function Escalation({ escalation }: Pick<DetailedAlert, 'escalation'>) {
  const { t, language } = useTexts('features/alerts');
  if (escalation === null) return null;
  const { minutes, time } = escalation;
  const names = escalation.people.map(({ name }) => name ?? t('card.unknown'));
  const people = listText(names, language);
  return (
    <Text size="sm" mt="md">
      {t('detail.escalated', { minutes })} {names.length === 0 ? null : t('detail.escalatedTo', { people })}{' '}
      <RelativeTime moment={time} />
    </Text>
  );
}

/** How far the person came: the last step that they took, with its time. */
function State({ recipient }: Readonly<{ recipient: Recipient }>) {
  const { t } = useTexts('features/alerts');
  const { timeRead, timeAcknowledged } = recipient;
  if (timeAcknowledged !== null) {
    return (
      <>
        <span className={classes.state} data-done>
          <IconChecks size={16} aria-hidden />
          <span>
            {t('detail.acknowledged')} <RelativeTime moment={timeAcknowledged} />
          </span>
        </span>
        {timeRead === null || timeRead === timeAcknowledged ? null : <ReadAt moment={timeRead} />}
      </>
    );
  }
  if (timeRead !== null) return <ReadAt moment={timeRead} />;
  return (
    <span className={classes.state}>
      <IconClock size={16} aria-hidden />
      {t('detail.notRead')}
    </span>
  );
}

function Unreachable() {
  const { t } = useTexts('features/alerts');
  return (
    <span className={classes.state} data-unreachable>
      <IconAlertTriangle size={16} aria-hidden />
      {t('detail.unreachable')}
    </span>
  );
}

function ReadAt({ moment }: Readonly<{ moment: string }>) {
  const { t } = useTexts('features/alerts');
  return (
    <span className={classes.state}>
      <IconCheck size={16} aria-hidden />
      <span>
        {t('detail.read')} <RelativeTime moment={moment} />
      </span>
    </span>
  );
}
