import { Card, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '../HistoryPanel.tsx';
import { useOptionHistory } from '../queries.ts';

export function OptionHistoryCard({ optionId }: Readonly<{ optionId: string }>) {
  const { t } = useTranslation('dataProfiles');
  return (
    <Card withBorder component="section" aria-labelledby="location-history">
      <Title order={2} id="location-history" mb="sm">
        {t('history')}
      </Title>
      <HistoryPanel history={useOptionHistory(optionId)} />
    </Card>
  );
}
