import { Card, Text, Title } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import classes from './cards.module.css';

export function ResolutionCard({ alert }: Readonly<{ alert: DetailedAlert }>) {
  const { t } = useTexts('features/alerts');
  if (alert.timeResolved === null) return null;
  return (
    <Card withBorder component="section" aria-labelledby="alert-resolution">
      <Title order={2} size="h3" id="alert-resolution">
        {t('detail.resolution')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('detail.resolvedBy', { name: alert.resolvedByName ?? t('card.unknown') })} ·{' '}
        <RelativeTime moment={alert.timeResolved} />
      </Text>
      {alert.resolutionNote === '' ? (
        <Text c="dimmed">{t('detail.noNote')}</Text>
      ) : (
        <Text className={classes.written ?? ''}>{alert.resolutionNote}</Text>
      )}
    </Card>
  );
}
