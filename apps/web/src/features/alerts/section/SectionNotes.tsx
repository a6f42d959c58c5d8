import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** Everybody is told what alerts are not for; whoever has no network also that theirs waits. */
export function SectionNotes({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation('features/alerts');
  const { isOffline } = useConnectivity();
  return (
    <div id={id}>
      <Text size="sm" c="dimmed">
        {t('section.emergency')}
      </Text>
      {isOffline ? (
        <Text size="sm" fw={600} component="output" display="block">
          {t('section.offline')}
        </Text>
      ) : null}
    </div>
  );
}
