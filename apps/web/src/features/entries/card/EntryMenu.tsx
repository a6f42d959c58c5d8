import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { DropMenu } from '../../../ui/floating/DropMenu.tsx';

const EntryItems = lazyPart('dialog', async () => (await import('./EntryItems.tsx')).EntryItems);

type Props = Readonly<{ title: string; onEdit(): void; onDelete(): void }>;

export function EntryMenu({ title, onEdit, onDelete }: Props) {
  const { t } = useTexts('features/entries');
  return (
    <DropMenu
      position="bottom-end"
      width={220}
      renderButton={(props) => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size={36}
          mt={-4}
          mr={-8}
          aria-label={t('card.actions', { title })}
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      )}
    >
      <EntryItems onEdit={onEdit} onDelete={onDelete} />
    </DropMenu>
  );
}
