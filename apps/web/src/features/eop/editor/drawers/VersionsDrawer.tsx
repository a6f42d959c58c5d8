import { Button, Drawer, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import type { RichText } from '@schooldog/domain/eop';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../platform/api/client.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../../ui/backButton.ts';
import { useMomentText } from '../../../../ui/momentText.ts';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { ComparedContent } from '../compare/ComparedContent.tsx';

type Props = Readonly<{
  component: ShownComponent;
  onRestore: ((content: RichText) => void) | undefined;
  onClose(): void;
}>;

/** The text as people left it: compared with the draft, and restored as a new change. */
export function VersionsDrawer({ component, onRestore, onClose }: Props) {
  const { t } = useTexts('features/eop/editor');
  const { t: tUi } = useTexts('ui');
  const { isOffline } = useConnectivity();
  const momentText = useMomentText();
  const [versionId, setVersionId] = useState<string | null>(null);
  const query = useQuery(api.eop.listContentVersions.queryOptions({ input: { componentId: component.id } }));
  useCloseOnBack(onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('versions.title')}
      position="right"
      size="xl"
      closeButtonProps={{ 'aria-label': tUi('close'), size: 44 }}
    >
      {versionId === null ? (
        <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={200} />}>
          {(versions) =>
            versions.length === 0 ? (
              <Text c="dimmed">{t('versions.none')}</Text>
            ) : (
              <Stack gap={4}>
                {versions.map(({ id, userName, timeUpdated }) => (
                  <UnstyledButton key={id} mih={48} onClick={() => setVersionId(id)}>
                    <Text fw={600}>{userName ?? t('versions.formerUser')}</Text>
                    <Text size="sm" c="dimmed">
                      {momentText(timeUpdated)}
                    </Text>
                  </UnstyledButton>
                ))}
              </Stack>
            )
          }
        </QueryState>
      ) : (
        <Stack gap="md">
          <Button mih={44} variant="default" onClick={() => setVersionId(null)}>
            {t('versions.all')}
          </Button>
          <OneVersion component={component} versionId={versionId} onRestore={onRestore} onClose={onClose} />
        </Stack>
      )}
    </Drawer>
  );
}

function OneVersion({ component, versionId, onRestore, onClose }: Props & Readonly<{ versionId: string }>) {
  const { t } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const momentText = useMomentText();
  const input = { componentId: component.id, versionId };
  const query = useQuery(api.eop.getContentVersion.queryOptions({ input }));
  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={200} />}>
      {({ content, timeUpdated }) => (
        <>
          <ComparedContent
            before={content}
            after={component.content}
            imageUrls={component.imageUrls}
            beforeLabel={momentText(timeUpdated)}
            afterLabel={t('versions.now')}
          />
          {onRestore === undefined ? null : (
            <Button
              mih={44}
              onClick={() => {
                onRestore(content);
                onClose();
              }}
            >
              {t('versions.restore')}
            </Button>
          )}
        </>
      )}
    </QueryState>
  );
}
