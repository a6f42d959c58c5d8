import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function WalksPage() {
  const { t } = useTranslation('features/walks');
  return <Title order={1}>{t('title')}</Title>;
}
