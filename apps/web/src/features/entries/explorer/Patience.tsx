import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const patientFor = 5_000;

/** Whoever waits for a fresh list for five seconds is told that it goes on. */
export function Patience({ isWaiting }: Readonly<{ isWaiting: boolean }>) {
  const { t } = useTranslation('entries');
  const [isLong, setIsLong] = useState(false);
  if (!isWaiting && isLong) setIsLong(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), patientFor);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return (
    <output>
      {isWaiting && isLong ? (
        <Text size="sm" c="dimmed" mb="sm">
          {t('patience')}
        </Text>
      ) : null}
    </output>
  );
}
