import { Card, Text, Title } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useSchoolNames } from '../../schools/index.ts';
import classes from './cards.module.css';

/** The words of an alert are never edited. */
export function MessageCard({ alert }: Readonly<{ alert: DetailedAlert }>) {
  const { t } = useTexts('features/alerts');
  const school = useSchoolNames().data?.find(({ id }) => id === alert.schoolId)?.name ?? '';
  return (
    <Card withBorder component="section" aria-labelledby="alert-message">
      <Title order={2} size="h3" id="alert-message">
        {t('detail.message')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('detail.sentBy', { name: alert.createdByName ?? t('card.unknown') })}
        {school === '' ? '' : ` · ${school}`} · <RelativeTime moment={alert.timeSent ?? alert.timeCreated} />
      </Text>
      {alert.message === '' ? (
        <Text c="dimmed">{t('detail.noMessage')}</Text>
      ) : (
        <Text className={classes.written ?? ''}>{alert.message}</Text>
      )}
    </Card>
  );
}
