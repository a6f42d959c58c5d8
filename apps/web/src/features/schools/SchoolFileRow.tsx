import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import type { SchoolFile } from '@schooldog/contract/schools';
import { IconFile, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { saveErrorText } from './fieldError.ts';

type Props = Readonly<{
  file: SchoolFile;
  schoolId: string;
  timeZone: string;
  isOffline: boolean;
  mayDelete: boolean;
}>;

export function SchoolFileRow({ file, schoolId, timeZone, isOffline, mayDelete }: Props) {
  const { t, i18n } = useTranslation('schools');
  const queryClient = useQueryClient();
  const remove = useMutation(
    api.schools.deleteSchoolFile.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.schools.key() });
        toastSuccess(t('files.deleted', { name: file.name }));
      },
      onError: (error) => toastError(saveErrorText(error, t)),
    }),
  );
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('files.deleteTitle'),
      body: t('files.deleteBody', { name: file.name }),
      confirmLabel: t('files.deleteConfirm'),
      danger: true,
    });
    if (isSure) remove.mutate({ schoolId, fileId: file.id });
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
          {[
            `${size} kB`,
            ...(file.uploadedByName === null ? [] : [t('files.by', { name: file.uploadedByName })]),
            '',
          ].join(' · ')}
          <RelativeTime moment={file.timeCreated} timeZone={timeZone} />
        </Text>
      </Box>
      {mayDelete ? (
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
      ) : null}
    </Group>
  );
}
