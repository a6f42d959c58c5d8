import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

type Props = Readonly<{ editLabel: string; removeLabel: string; onEdit(): void; onRemove(): void }>;

/** At the end of a row. Both need a connection. */
export function EditButtons({ editLabel, removeLabel, onEdit, onRemove }: Props) {
  const { isOffline } = useConnectivity();
  const common = { variant: 'subtle', size: 44, disabled: isOffline } as const;
  return (
    <>
      <ActionIcon {...common} aria-label={editLabel} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...common} color="red" aria-label={removeLabel} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
