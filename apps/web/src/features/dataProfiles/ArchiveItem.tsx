import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';

type Props = Readonly<{ isArchived: boolean; disabled?: boolean; onChange(isArchived: boolean): void }>;

/** Puts a profile or a location away, or brings it back. */
export function ArchiveItem({ isArchived, disabled = false, onChange }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden />}
      disabled={disabled}
      onClick={() => onChange(!isArchived)}
    >
      {t(isArchived ? 'restore' : 'archive')}
    </Menu.Item>
  );
}
