import { Menu } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ArchiveItem } from '../ArchiveItem.tsx';
import type { ListedOption } from '../profile/profile.ts';
import type { OptionTask } from './optionTask.ts';
import { useOptionActions } from './useOptionActions.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{ option: ListedOption; onTask(task: OptionTask): void; onDeleted?(): void }>;

/** A merged location leads to another one, so there is nothing left to do with it. */
export function OptionMenu({ option, onTask, onDeleted }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const { setArchived, askAndDelete } = useOptionActions();
  if (option.mergedIntoId !== null) return null;
  const remove = async () => {
    if (await askAndDelete(option)) onDeleted?.();
  };
  return (
    <MoreMenu label={t('actionsOf', { name: option.label })}>
      <Menu.Item
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => onTask({ kind: 'edit', option })}
      >
        {t('option.edit')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowMerge size={16} aria-hidden />}
        onClick={() => onTask({ kind: 'merge', option })}
      >
        {t('option.merge')}
      </Menu.Item>
      <ArchiveItem
        isArchived={option.isArchived}
        onChange={(isArchived) => setArchived(option.id, isArchived)}
      />
      {option.uses > 0 ? null : (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove()}
        >
          {t('option.delete')}
        </Menu.Item>
      )}
    </MoreMenu>
  );
}
