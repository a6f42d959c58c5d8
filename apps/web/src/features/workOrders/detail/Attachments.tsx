import { ActionIcon, Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import type { DetailedWorkOrder, WorkOrderAttachment } from '@schooldog/contract/workOrders';
import { IconFile, IconFileOff, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { inKilobytes } from '../../../ui/files/index.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { AddAttachmentDialog, type UploadedAttachment } from '../parts/AddAttachmentDialog.tsx';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ order: DetailedWorkOrder; canChange: boolean }>;

/** Opened, added and removed online only; what was removed stays readable as such. */
export function Attachments({ order, canChange }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { isOffline } = useConnectivity();
  const [isAdding, setIsAdding] = useState(false);
  const { attachments, id: workOrderId } = order;
  const { saved } = useSaved();
  const add = async ({ id, fileId, name }: UploadedAttachment) => {
    await client.workOrders.addWorkOrderAttachment({ workOrderId, attachment: { id, fileId, name } });
    void saved(t('attachments.added'));
  };
  if (attachments.length === 0 && !canChange) return null;
  return (
    <SectionCard title={t('attachments.title')}>
      <Stack gap="sm">
        {isOffline && attachments.length > 0 ? <Text c="dimmed">{t('attachments.viewOffline')}</Text> : null}
        {attachments.length === 0 ? (
          <Text c="dimmed">{t('attachments.none')}</Text>
        ) : (
          <Stack gap={4}>
            {attachments.map((attachment) => (
              <Row key={attachment.id} {...{ attachment, workOrderId, canChange }} />
            ))}
          </Stack>
        )}
        {canChange ? (
          <div>
            <Button
              variant="default"
              leftSection={<IconPaperclip size={16} aria-hidden />}
              disabled={isOffline}
              onClick={() => setIsAdding(true)}
            >
              {t('attachments.add')}
            </Button>
            {isOffline ? (
              <Text size="sm" c="dimmed" mt={4}>
                {t('attachments.addOffline')}
              </Text>
            ) : null}
          </div>
        ) : null}
      </Stack>
      {isAdding ? <AddAttachmentDialog onAdd={add} onClose={() => setIsAdding(false)} /> : null}
    </SectionCard>
  );
}

type RowProps = Readonly<{ attachment: WorkOrderAttachment; workOrderId: string; canChange: boolean }>;

function Row({ attachment, workOrderId, canChange }: RowProps) {
  const { t } = useTexts('features/workOrders/detail');
  const { isOffline } = useConnectivity();
  const { name, url, removed } = attachment;
  const FileIcon = removed === null ? IconFile : IconFileOff;
  return (
    <Group wrap="nowrap" gap="sm" mih={48}>
      <FileIcon size={20} aria-hidden />
      <Box flex={1} miw={0}>
        {isOffline || url === null ? (
          <Text truncate td={removed === null ? 'none' : 'line-through'}>
            {name}
          </Text>
        ) : (
          <Anchor href={url} target="_blank" rel="noreferrer" display="block" truncate>
            {name}
          </Anchor>
        )}
        <AttachmentFacts attachment={attachment} />
      </Box>
      {removed !== null || !canChange || isOffline ? null : (
        <RemoveButton
          attachment={attachment}
          workOrderId={workOrderId}
          label={t('attachments.remove', { name })}
        />
      )}
    </Group>
  );
}

function AttachmentFacts({ attachment }: Readonly<{ attachment: WorkOrderAttachment }>) {
  const { t, language } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const { size, byName, timeCreated, removed } = attachment;
  const nameOf = (name: string | null) => name ?? tWorkOrders('formerUser');
  return (
    <Text size="xs" c="dimmed">
      {removed === null
        ? `${inKilobytes(size, language)} · ${nameOf(byName)} · `
        : `${t('attachments.removedBy', { name: nameOf(removed.byName) })} · `}
      <RelativeTime moment={removed?.time ?? timeCreated} />
    </Text>
  );
}

type RemoveProps = Readonly<{ attachment: WorkOrderAttachment; workOrderId: string; label: string }>;

function RemoveButton({ attachment, workOrderId, label }: RemoveProps) {
  const { t } = useTexts('features/workOrders/detail');
  const { saved, rejected } = useSaved();
  const { id: attachmentId, name } = attachment;
  const removal = useMutation(
    api.workOrders.removeWorkOrderAttachment.mutationOptions({
      onSuccess: () => saved(t('attachments.removed')),
      onError: (error) =>
        rejected(
          error,
          refusalOf(error).code === 'workOrder.attachmentNotFound'
            ? t('attachments.notFound')
            : t('attachments.removeFailed'),
        ),
    }),
  );
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('attachments.removeTitle'),
      body: t('attachments.removeBody', { name }),
      confirmLabel: t('attachments.removeConfirm'),
      danger: true,
    });
    if (isSure) removal.mutate({ workOrderId, attachmentId });
  };
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size={44}
      loading={removal.isPending}
      aria-label={label}
      onClick={() => void askAndRemove()}
    >
      <IconTrash size={18} />
    </ActionIcon>
  );
}
