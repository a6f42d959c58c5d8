import { Anchor, Card, Text, Title } from '@mantine/core';
import type { WaitingAlert } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { walkPath } from '@schooldog/domain/walks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useOutbox } from '../../../platform/outbox/index.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
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

type Props = Readonly<{ waiting: readonly PendingAlert[]; inWalks: readonly WaitingAlert[] }>;

/** One's own alerts that are not sent: made without a network, or waiting for a walk to complete. */
export function PendingAlerts({ waiting, inWalks }: Props) {
  const { t, language } = useTexts('features/alerts');
  const count = waiting.length + inWalks.length;
  const onDevice = waiting.filter(({ waitsForWalk }) => !waitsForWalk);
  const comingToWalks = waiting.filter(({ waitsForWalk }) => waitsForWalk);
  if (count === 0) return null;
  return (
    <section className={classes.pending} aria-labelledby="pending-alerts">
      <Title order={2} size="h3" id="pending-alerts">
        {t('unsent.title', { number: numberText(count, language) })}
      </Title>
      {onDevice.length === 0 ? null : (
        <>
          <Text size="sm" c="dimmed">
            {t('unsent.hint')}{' '}
            <Anchor inherit renderRoot={(props) => <Link to="/outbox" {...props} />}>
              {t('unsent.toOutbox')}
            </Anchor>
          </Text>
          <ul className={classes.list}>
            {onDevice.map((alert) => (
              <DeviceCard key={alert.operationId} alert={alert} />
            ))}
          </ul>
        </>
      )}
      {comingToWalks.length + inWalks.length === 0 ? null : (
        <>
          <Text size="sm" c="dimmed" mt={onDevice.length === 0 ? 0 : 'md'}>
            {t('unsent.walkHint')}
          </Text>
          <ul className={classes.list}>
            {comingToWalks.map((alert) => (
              <DeviceCard key={alert.operationId} alert={alert} />
            ))}
            {inWalks.map((alert) => (
              <WalkCard key={alert.id} alert={alert} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DeviceCard({ alert }: Readonly<{ alert: PendingAlert }>) {
  const { t } = useTexts('features/alerts');
  const { itemLabel } = useObservation();
  const item = alert.itemId === null ? '' : itemLabel(alert.itemId);
  return (
    <PendingCard {...alert} title={item === '' ? alert.label : item} time={alert.createdAt}>
      {alert.isRefused ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('unsent.refused')}
        </Text>
      ) : null}
    </PendingCard>
  );
}

function WalkCard({ alert }: Readonly<{ alert: WaitingAlert }>) {
  const { t } = useTexts('features/alerts');
  const { itemLabel } = useObservation();
  const momentText = useMomentText();
  const school = useSchoolNamesById().get(alert.schoolId) ?? '';
  const { walk, mayOpenWalk, location, observationItemId } = alert;
  const name = t('unsent.walk', { school, when: momentText(walk.timeCreated) });
  const title = [itemLabel(observationItemId), location].filter(Boolean).join(', ');
  return (
    <PendingCard {...alert} title={title} time={alert.timestamp}>
      {mayOpenWalk ? (
        <Anchor size="sm" renderRoot={(props) => <Link to={walkPath(walk)} {...props} />}>
          {name}
        </Anchor>
      ) : (
        <Text size="sm">{name}</Text>
      )}
    </PendingCard>
  );
}

type CardProps = Readonly<{
  title: string;
  schoolId: string | null;
  recipients: number;
  time: string;
  message: string;
  children: ReactNode;
}>;

function PendingCard({ title, schoolId, recipients, time, message, children }: CardProps) {
  const { t } = useTexts('features/alerts');
  const school = useSchoolNamesById().get(schoolId ?? '');
  return (
    <Card component="li" withBorder padding="md" className={cardClasses.card ?? ''}>
      <div className={cardClasses.top}>
        <Text fw={650}>{title}</Text>
        <AlertStatusBadge status="queued" />
      </div>
      <Text size="sm" c="dimmed">
        {[school, t('unsent.recipients', { count: recipients })].filter(Boolean).join(' · ')} ·{' '}
        <RelativeTime moment={time} />
      </Text>
      {message === '' ? null : (
        <Text className={cardClasses.message ?? ''} lineClamp={3}>
          {message}
        </Text>
      )}
      {children}
    </Card>
  );
}
