// Shown in place of a page that failed. A page that could not be fetched is mostly one of an older version.
import { Button, Code } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FullPageMessage } from './FullPageMessage.tsx';
import { isChunkError, isUnanswered } from '../../platform/lazyParts/isChunkError.ts';
import { loadFile } from '../../platform/lazyParts/loadFiles.ts';
import { untilLoaded } from '../../platform/lazyParts/untilLoaded.ts';

export function PageError({ error }: ErrorComponentProps) {
  const { t } = useTexts('app');
  const { isOffline } = useConnectivity();
  useOpensOnceFetched(error);
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

/** The missing file is fetched until it comes, without a flicker; then the page is tried again. */
function useOpensOnceFetched(failure: unknown): void {
  const router = useRouter();
  useEffect(() => {
    if (!isUnanswered(failure)) return undefined;
    let isLeft = false;
    const tryAgain = () => {
      if (!isLeft) void router.invalidate();
    };
    // A server that has another version by now is a matter for the page itself.
    void untilLoaded(async () => {
      if (!isLeft) await loadFile(failure.path);
    }).then(tryAgain, tryAgain);
    return () => {
      isLeft = true;
    };
  }, [failure, router]);
}
