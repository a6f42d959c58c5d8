import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = Readonly<{ isArchived: boolean; disabled?: boolean; onChange(isArchived: boolean): void }>;

/** Puts a profile or a location away, or brings it back. */
export function ArchiveItem({ isArchived, disabled = false, onChange }: Props) {
  const { t } = useTranslation('features/dataProfiles');
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
