// Shown in place of a page that failed. A page that could not be fetched is mostly one of an older version.
import { Button, Code } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { FullPageMessage } from './FullPageMessage.tsx';
import { isChunkError, isUnanswered } from '../../platform/lazyParts/isChunkError.ts';

export function PageError({ error }: ErrorComponentProps) {
  const { t } = useTranslation('app');
  const { isOffline } = useConnectivity();
  const isLost = isUnanswered(error);
  const isChunk = isLost || isChunkError(error);
  const kind = isChunk ? (isLost || isOffline ? 'chunkOffline' : 'chunk') : 'unexpected';
  const icon = isChunk ? (kind === 'chunk' ? IconRefresh : IconCloudOff) : IconAlertTriangle;

  return (
    <div role="alert">
      <FullPageMessage
        icon={icon}
        title={t(`errors.${kind}.title`)}
        body={t(`errors.${kind}.body`)}
        todo={t(`errors.${kind}.todo`)}
      >
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
        {isChunk ? null : (
          <details>
            <summary>{t('errors.unexpected.details')}</summary>
            <Code block>{String(error)}</Code>
          </details>
        )}
      </FullPageMessage>
    </div>
  );
}
