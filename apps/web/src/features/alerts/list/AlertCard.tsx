import { Card, Text, VisuallyHidden } from '@mantine/core';
import type { ShownAlert } from '@schooldog/contract/alerts';
import { alertTitle, isOverdueFor } from '@schooldog/domain/alerts';
import { IconBellRinging } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useSchoolNames } from '../../schools/index.ts';
import { AcknowledgedCount } from '../AcknowledgedCount.tsx';
import { AlertStatusBadge } from '../AlertStatusBadge.tsx';
import classes from './AlertCard.module.css';

/** What was seen first, as one would say it aloud; then where, from whom and when. Unread ones stand in bold. */
export function AlertCard({ alert }: Readonly<{ alert: ShownAlert }>) {
  const { t, language } = useTexts('features/alerts');
  const { id: userId } = useUser();
  const school = useSchoolNames().data?.find(({ id }) => id === alert.schoolId)?.name ?? '';
  const mine = alert.recipients.find((recipient) => recipient.userId === userId);
  const isUnread = mine?.timeRead === null;
  const needsMe = mine?.timeAcknowledged === null && alert.status === 'sent';
  const isLate = isOverdueFor(userId, alert, useNow());
  const sender =
    alert.createdByUserId === userId
      ? t('card.fromYou')
      : t('card.from', { name: alert.createdByName ?? t('card.unknown') });
  return (
    <Card
      component="li"
      withBorder
      padding="md"
      className={classes.card ?? ''}
      mod={{ unread: isUnread, overdue: isLate }}
    >
      <div className={classes.top}>
        <Link to="/safetyAlerts/$safetyAlertId" params={{ safetyAlertId: alert.id }} className={classes.link}>
          {isUnread ? <VisuallyHidden>{t('card.unread')} </VisuallyHidden> : null}
          {alertTitle(alert.entry, language)}
        </Link>
        <AlertStatusBadge status={alert.status} isOverdue={isLate} />
      </div>
      <Text size="sm" c="dimmed">
        {[school, sender].filter((part) => part !== '').join(' · ')} ·{' '}
        <RelativeTime moment={alert.timeCreated} />
      </Text>
      <Text className={classes.message ?? ''} lineClamp={3}>
        {alert.message === '' ? alert.entry.comment : alert.message}
      </Text>
      <div className={classes.marks}>
        <AcknowledgedCount alert={alert} />
        {needsMe ? (
          <span className={classes.mark} data-needed>
            <IconBellRinging size={16} aria-hidden />
            {t('card.needsYou')}
          </span>
        ) : null}
      </div>
    </Card>
  );
}
