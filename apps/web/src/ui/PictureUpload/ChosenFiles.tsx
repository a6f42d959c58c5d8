import { ActionIcon, Card, Group, Image, Text } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';

type Props = Readonly<{ files: readonly File[]; onRemove(file: File): void }>;

export function ChosenFiles({ files, onRemove }: Props) {
  if (files.length === 0) return null;
  return (
    <Group gap="xs">
      {files.map((file) => (
        <ChosenFile key={`${file.name} ${file.lastModified}`} file={file} onRemove={() => onRemove(file)} />
      ))}
    </Group>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove(): void }) {
  const { t } = useTexts('ui');
  // The object URL of a picture, revoked as soon as the picture is drawn.
  const [preview] = useState(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null));
  return (
    <Card withBorder padding={4} w={112}>
      {preview === null ? (
        <Group h={72} justify="center">
          <IconFile aria-hidden />
        </Group>
      ) : (
        <Image
          src={preview}
          alt={file.name}
          h={72}
          fit="cover"
          radius={4}
          onLoad={() => URL.revokeObjectURL(preview)}
        />
      )}
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text size="xs" truncate title={file.name}>
          {file.name}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          onClick={onRemove}
          aria-label={t('upload.remove', { name: file.name })}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
    </Card>
  );
}
