import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{ onEdit(): void; onDelete(): void }>;

export function EntryItems({ onEdit, onDelete }: Props) {
  const { t } = useTexts('features/entries');
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
        {t('edit')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
        {t('delete.action')}
      </Menu.Item>
    </>
  );
}
