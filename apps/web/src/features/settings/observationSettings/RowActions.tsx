import { ActionIcon, Group } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{
  label: string;
  isArchived?: boolean;
  onEdit(): void;
  /** Missing where nothing can be archived. */
  archiving?: Readonly<{ isPending: boolean; toggle(): void }>;
}>;

/** Without a network there is nothing to press; the page says why. */
export function RowActions({ label, isArchived = false, onEdit, archiving }: Props) {
  const { t } = useTexts('features/settings/observationSettings');
  const { isOffline } = useConnectivity();
  const edit = t('edit', { name: label });
  const archive = t(isArchived ? 'unarchive' : 'archive', { name: label });
  if (isOffline) return null;
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={edit} title={edit} onClick={onEdit}>
        <IconPencil size={18} />
      </ActionIcon>
      {archiving === undefined ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={archive}
          title={archive}
          loading={archiving.isPending}
          onClick={archiving.toggle}
        >
          {isArchived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />}
        </ActionIcon>
      )}
    </Group>
  );
}
