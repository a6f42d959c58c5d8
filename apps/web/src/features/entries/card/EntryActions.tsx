import { ActionIcon, Menu } from '@mantine/core';
import type { ShownEntry } from '@schooldog/contract/entries';
import { canChangeEntry } from '@schooldog/domain/entries';
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { openEditEntry } from '../logEntry/open.ts';
import { useDeleteEntry } from './useDeleteEntry.ts';

type Props = Readonly<{ entry: ShownEntry; title: string; onDeleted?: (() => void) | undefined }>;

/** Only for who may change the entry; others see a card without a menu. */
export function EntryActions({ entry, title, onDeleted }: Props) {
  const { t } = useTranslation('features/entries');
  const actor = useActor();
  const remove = useDeleteEntry(onDeleted);
  // A menu watches its place from the beginning, and a list has dozens: each is made when it is first asked for.
  const [isAsked, setIsAsked] = useState(false);
  if (!canChangeEntry(actor, entry)) return null;
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
    <Menu defaultOpened position="bottom-end" shadow="md" width={180}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => openEditEntry(entry)}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void remove(entry, title)}
        >
          {t('delete.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
