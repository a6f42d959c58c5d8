import { Stack, Text } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FileRow, type ListedFile } from './FileRow.tsx';

type Props = Omit<Parameters<typeof FileRow>[0], 'file'> & Readonly<{ files: readonly ListedFile[] }>;

export function FileList({ files, ...row }: Props) {
  const { t } = useTexts('ui');
  if (files.length === 0) return <Text c="dimmed">{t('files.empty')}</Text>;
  return (
    <Stack gap={4}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...row} />
      ))}
    </Stack>
  );
}
