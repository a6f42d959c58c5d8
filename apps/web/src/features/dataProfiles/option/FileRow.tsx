import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import type { OptionFile } from '@schooldog/contract/dataProfiles';
import { IconFile, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useTimeZone } from '../../schools/index.ts';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';

type Props = Readonly<{ file: OptionFile; optionId: string; isOffline: boolean }>;

export function FileRow({ file, optionId, isOffline }: Props) {
  const { t, i18n } = useTranslation('dataProfiles');
  const timeZone = useTimeZone();
  const saved = useSaved();
  const remove = useMutation(
    api.dataProfiles.deleteDataProfileOptionFile.mutationOptions({
      onSuccess: () => saved(t('files.deleted', { name: file.name })),
      onError: (error) => toastError(problemText(error, t)),
    }),
  );
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('files.deleteTitle'),
      body: t('files.deleteBody', { name: file.name }),
      confirmLabel: t('files.deleteConfirm'),
      danger: true,
    });
    if (isSure) remove.mutate({ optionId, fileId: file.id });
  };
  const size = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
    Math.max(file.size / 1024, 0.1),
  );
  const Icon = file.contentType.startsWith('image/') ? IconPhoto : IconFile;
  return (
    <Group wrap="nowrap" gap="sm" mih={48}>
      <Icon size={20} aria-hidden />
      <Box flex={1} miw={0}>
        {isOffline ? (
          <Text truncate>{file.name}</Text>
        ) : (
          <Anchor href={file.url} target="_blank" rel="noreferrer" display="block" truncate>
            {file.name}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {`${size} kB · `}
          <RelativeTime moment={file.timeCreated} timeZone={timeZone} />
        </Text>
      </Box>
      {isOffline ? null : (
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          loading={remove.isPending}
          aria-label={t('files.delete', { name: file.name })}
          onClick={() => void askAndRemove()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
