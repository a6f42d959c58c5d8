import { ActionIcon, Anchor, Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import type { EopAttachment } from '@schooldog/domain/eop';
import { IconFileTypePdf, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../../platform/api/client.ts';
import { refetchSoon } from '../../../../platform/api/refetchSoon.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../../platform/toasts/toasts.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { inKilobytes } from '../../../../ui/files/index.ts';
import { RelativeTime } from '../../../../ui/RelativeTime.tsx';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { AddPdfDialog } from './AddPdfDialog.tsx';

type Props = Readonly<{ component: ShownComponent; mayEdit: boolean }>;

/** PDF files that follow the text, in the order in which they were added. */
export function Attachments({ component, mayEdit }: Props) {
  const { t } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const [isAdding, setIsAdding] = useState(false);
  const { id: componentId, attachments } = component;
  const add = async (added: Readonly<{ attachmentId: string; fileId: string; name: string }>) => {
    await client.eop.addAttachment({ componentId, ...added });
    toastSuccess(t('attachments.added'));
    await refetchSoon('eop');
  };
  return (
    <SectionCard title={t('attachments.title')}>
      <Stack gap="sm">
        {isOffline && attachments.length > 0 ? <Text c="dimmed">{t('attachments.viewOffline')}</Text> : null}
        {attachments.length === 0 ? <Text c="dimmed">{t('attachments.none')}</Text> : null}
        {attachments.map((attachment) => (
          <Row key={attachment.id} attachment={attachment} component={component} mayEdit={mayEdit} />
        ))}
        {mayEdit ? (
          <>
            <Button
              mih={44}
              variant="default"
              leftSection={<IconPaperclip size={18} aria-hidden />}
              disabled={isOffline}
              onClick={() => setIsAdding(true)}
            >
              {t('attachments.add')}
            </Button>
            {isOffline ? (
              <Text size="sm" c="dimmed">
                {t('attachments.addOffline')}
              </Text>
            ) : null}
            <OmitContent component={component} />
          </>
        ) : null}
      </Stack>
      {isAdding ? <AddPdfDialog onAdd={add} onClose={() => setIsAdding(false)} /> : null}
    </SectionCard>
  );
}

function OmitContent({ component }: Readonly<{ component: ShownComponent }>) {
  const { t } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const setting = useMutation(
    api.eop.setOmittingContent.mutationOptions({
      onSuccess: () => refetchSoon('eop'),
      onError: (error) => toastError(rejectionText(error) ?? t('status.tryAgain')),
    }),
  );
  const isOmitting = setting.isPending ? setting.variables.isOmittingContent : component.isOmittingContent;
  return (
    <Checkbox
      size="md"
      label={t('omit.label')}
      description={t('omit.help')}
      checked={isOmitting}
      disabled={isOffline || setting.isPending}
      onChange={({ currentTarget }) =>
        setting.mutate({ componentId: component.id, isOmittingContent: currentTarget.checked })
      }
    />
  );
}

type RowProps = Props & Readonly<{ attachment: EopAttachment }>;

function Row({ attachment, component, mayEdit }: RowProps) {
  const { t, language } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const { id: attachmentId, name, size, timestamp } = attachment;
  const { id: componentId, schoolId } = component;
  const removal = useMutation(
    api.eop.removeAttachment.mutationOptions({
      onSuccess: () => {
        toastSuccess(t('attachments.removed'));
        return refetchSoon('eop');
      },
      onError: (error) => toastError(rejectionText(error) ?? t('attachments.removeFailed')),
    }),
  );
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('attachments.removeTitle'),
      body: t('attachments.removeBody', { name }),
      confirmLabel: t('attachments.removeConfirm'),
      danger: true,
    });
    if (isSure) removal.mutate({ componentId, attachmentId });
  };
  return (
    <Group wrap="nowrap" gap="sm" mih={48}>
      <IconFileTypePdf size={20} aria-hidden />
      <Box flex={1} miw={0}>
        {isOffline ? (
          <Text truncate>{name}</Text>
        ) : (
          <Anchor
            href={`/eop/${schoolId}/${componentId}/attachment/${attachmentId}`}
            target="_blank"
            rel="noreferrer"
            display="block"
            truncate
          >
            {name}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {`${inKilobytes(size, language)} · `}
          <RelativeTime moment={timestamp} />
        </Text>
      </Box>
      {mayEdit && !isOffline ? (
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          loading={removal.isPending}
          aria-label={t('attachments.remove', { name })}
          onClick={() => void askAndRemove()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      ) : null}
    </Group>
  );
}
