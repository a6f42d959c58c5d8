import { Anchor, Card, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '../../../platform/outbox/index.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useSchoolNames } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import type { AlertListFilter } from '../alertFilter.ts';
import { AlertStatusBadge } from '../AlertStatusBadge.tsx';
import cardClasses from './AlertCard.module.css';
import classes from './PendingAlerts.module.css';
import { type PendingAlert, pendingAlertsIn } from './pendingAlertsIn.ts';

/** Those that the filter lets through. Days are a matter of the server's records, and queued alerts have none yet. */
export function usePendingAlerts({ schoolIds, statuses = [] }: AlertListFilter): readonly PendingAlert[] {
  const waiting = pendingAlertsIn(useOutbox() ?? []);
  if (statuses.length > 0 && !statuses.includes('queued')) return [];
  return waiting.filter(
    ({ schoolId }) => schoolIds === undefined || (schoolId !== null && schoolIds.includes(schoolId)),
  );
}

/** One's own alerts that were made without a network. They are none of the server's yet, so the device lists them. */
export function PendingAlerts({ waiting }: Readonly<{ waiting: readonly PendingAlert[] }>) {
  const { t } = useTranslation('features/alerts');
  if (waiting.length === 0) return null;
  return (
    <section className={classes.pending} aria-labelledby="pending-alerts">
      <Title order={2} size="h3" id="pending-alerts">
        {t('unsent.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('unsent.hint')}{' '}
        <Anchor inherit renderRoot={(props) => <Link to="/outbox" {...props} />}>
          {t('unsent.toOutbox')}
        </Anchor>
      </Text>
      <ul className={classes.list}>
        {waiting.map((alert) => (
          <PendingCard key={alert.operationId} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function PendingCard({ alert }: Readonly<{ alert: PendingAlert }>) {
  const { t } = useTranslation('features/alerts');
  const { itemLabel } = useObservation();
  const school = useSchoolNames().data?.find(({ id }) => id === alert.schoolId)?.name;
  const item = alert.itemId === null ? '' : itemLabel(alert.itemId);
  return (
    <Card component="li" withBorder padding="md" className={cardClasses.card ?? ''}>
      <div className={cardClasses.top}>
        <Text fw={650}>{item === '' ? alert.label : item}</Text>
        <AlertStatusBadge status="queued" />
      </div>
      <Text size="sm" c="dimmed">
        {[school, t('unsent.recipients', { count: alert.recipients })].filter(Boolean).join(' · ')} ·{' '}
        <RelativeTime moment={alert.createdAt} />
      </Text>
      {alert.message === '' ? null : (
        <Text className={cardClasses.message ?? ''} lineClamp={3}>
          {alert.message}
        </Text>
      )}
      {alert.isRefused ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('unsent.refused')}
        </Text>
      ) : null}
    </Card>
  );
}
