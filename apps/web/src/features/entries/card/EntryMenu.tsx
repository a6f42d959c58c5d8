import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Readonly<{
  title: string;
  onEdit(): void;
  onDelete(): void;
  /** More items, above the one that deletes. */
  children?: ReactNode;
}>;

export function EntryMenu({ title, onEdit, onDelete, children }: Props) {
  const { t } = useTranslation('features/entries');
  // A menu watches its place from the beginning, and a list has dozens: each is made when it is first opened.
  const [isAsked, setIsAsked] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      mt={-4}
      mr={-8}
      aria-label={t('card.actions', { title })}
      aria-haspopup="menu"
      {...(isAsked ? {} : { 'aria-expanded': false, onClick: () => setIsAsked(true) })}
    >
      <IconDotsVertical size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isAsked) return button;
  return (
    <Menu defaultOpened position="bottom-end" shadow="md" width={220}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        {children}
        <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
          {t('delete.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
