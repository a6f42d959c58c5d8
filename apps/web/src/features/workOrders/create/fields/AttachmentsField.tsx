import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { UploadedAttachment } from '../../parts/AddAttachmentDialog.tsx';

type Props = Readonly<{
  value: readonly UploadedAttachment[];
  onChange(attachments: readonly UploadedAttachment[]): void;
  /** Opens the dialog that chooses one. */
  onAdd(): void;
}>;

/** Files under a name. Adding one needs a connection; what was added goes along in any case. */
export function AttachmentsField({ value, onChange, onAdd }: Props) {
  const { t } = useTexts('features/workOrders/create');
  const { isOffline } = useConnectivity();
  return (
    <Input.Wrapper label={t('attachments.label')} labelElement="div">
      <Stack gap="xs">
        {value.map((attachment) => (
          <Group key={attachment.id} wrap="nowrap" gap="sm" mih={44}>
            <IconPaperclip size={18} aria-hidden />
            <Text flex={1} miw={0} truncate title={attachment.fileName}>
              {attachment.name}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('attachments.remove', { name: attachment.name })}
              onClick={() => onChange(value.filter(({ id }) => id !== attachment.id))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {isOffline ? (
          <Text size="sm" c="dimmed">
            {t('attachments.offline')}
          </Text>
        ) : value.length >= workOrderLimits.attachments ? null : (
          <Button
            variant="default"
            mih={44}
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconPaperclip size={18} aria-hidden />}
            onClick={onAdd}
          >
            {t('attachments.add')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
