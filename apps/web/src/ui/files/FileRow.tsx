import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import { IconFile, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { confirm } from '../confirm.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import classes from './FileRow.module.css';
import { inKilobytes } from './inKilobytes.ts';

export type ListedFile = Readonly<{
  id: string;
  name: string;
  contentType: string;
  size: number;
  timeCreated: string;
  url: string;
  uploadedByName?: string | null;
}>;

type Props = Readonly<{
  file: ListedFile;
  isOffline: boolean;
  /** Deletes the file and shows the list without it. Undefined without the permission. */
  remove?: ((fileId: string) => Promise<void>) | undefined;
  failureText(error: unknown): string;
}>;

export function FileRow({ file, isOffline, remove, failureText }: Props) {
  const { t, language } = useTexts('ui');
  const { name, uploadedByName = null } = file;
  const removal = useMutation({
    mutationFn: async () => remove?.(file.id),
    onSuccess: () => toastSuccess(t('files.deleted', { name })),
    onError: (error) => toastError(failureText(error)),
  });
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('files.deleteTitle'),
      body: t('files.deleteBody', { name }),
      confirmLabel: t('files.deleteConfirm'),
      danger: true,
    });
    if (isSure) removal.mutate();
  };
  const facts = [
    inKilobytes(file.size, language),
    ...(uploadedByName === null ? [] : [t('files.by', { name: uploadedByName })]),
  ];
  const Icon = file.contentType.startsWith('image/') ? IconPhoto : IconFile;
  return (
    <Group wrap="nowrap" gap="sm" mih={48} pos="relative">
      <Icon size={20} aria-hidden />
      <Box flex={1} miw={0}>
        {isOffline ? (
          <Text truncate>{name}</Text>
        ) : (
          <Anchor
            href={file.url}
            target="_blank"
            rel="noreferrer"
            display="block"
            truncate
            className={classes.link ?? ''}
          >
            {name}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {`${facts.join(' · ')} · `}
          <RelativeTime moment={file.timeCreated} />
        </Text>
      </Box>
      {remove === undefined || isOffline ? null : (
        <ActionIcon
          className={classes.button ?? ''}
          variant="subtle"
          color="red"
          size={44}
          loading={removal.isPending}
          aria-label={t('files.delete', { name })}
          onClick={() => void askAndRemove()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
