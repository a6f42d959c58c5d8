import { ActionIcon, Alert, Card, Group, List, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useGapWords } from '../../parts/useGapWords.ts';
import { movePart } from '../editing/changes.ts';
import { indexOf, useEdited, useEditor } from '../editing/useEdited.ts';
import { useMoveWords } from '../outline/useMoveWords.ts';

type Props = Readonly<{
  title: string;
  /** The part in the outline; empty for the settings. */
  id: string;
  /** For a part that can be moved and removed. */
  name?: string;
  onRemove?(): void;
  children: ReactNode;
}>;

/** The chosen part: its name, what can be done with it, what it still lacks, and its fields. */
export function PanelFrame({ title, id, name = '', onRemove, children }: Props) {
  const titleId = useId();
  const { isReadOnly } = useEditor();
  return (
    <Card withBorder component="section" aria-labelledby={titleId}>
      <Group justify="space-between" wrap="nowrap" mb="sm" gap="xs">
        <Title order={2} size="h3" id={titleId}>
          {title}
        </Title>
        {onRemove === undefined || isReadOnly ? null : (
          <PartButtons id={id} name={name} onRemove={onRemove} />
        )}
      </Group>
      <PartGaps id={id} />
      {children}
    </Card>
  );
}

function PartButtons({ id, name, onRemove }: Readonly<{ id: string; name: string; onRemove(): void }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor } = useEditor();
  const movedTo = useMoveWords();
  const [said, setSaid] = useState('');
  const move = (by: -1 | 1) => {
    editor.change((content) => movePart(content, id, by));
    setSaid(movedTo(editor.store.get().values, id));
  };
  const look = { variant: 'subtle', color: 'gray', size: 44 } as const;
  return (
    <Group gap={0} wrap="nowrap">
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ActionIcon {...look} aria-label={t('moveUp', { name })} onClick={() => move(-1)}>
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('moveDown', { name })} onClick={() => move(1)}>
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('remove', { name })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function PartGaps({ id }: Readonly<{ id: string }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor } = useEditor();
  const words = useGapWords();
  // Drawn again when other things are missing, not with every key.
  useEdited(
    (content) =>
      indexOf(content)
        .gapsAt.get(id)
        ?.map(({ code }) => code)
        .join(' ') ?? '',
  );
  const gaps = indexOf(editor.store.get().values).gapsAt.get(id) ?? [];
  if (gaps.length === 0) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('gaps.here')}
      mb="md"
    >
      <List>
        {gaps.map((gap) => (
          <List.Item key={gap.code}>{words.what(gap)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
