import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconFileImport,
  IconHistory,
  IconPencil,
  IconPlus,
  IconQrcode,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { saveCsv } from '../../../platform/downloads/saveFile.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackMenu } from '../../../ui/floating/BackMenu.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { ArchiveItem } from '../ArchiveItem.tsx';
import { useArchiveProfile } from '../profiles/useArchiveProfile.ts';
import type { Profile } from './profile.ts';
import { exportedRows } from '../importing/exportedRows.ts';

export type ProfileTask = 'add' | 'import' | 'rename' | 'history';

type Props = Readonly<{ profile: Profile; isOffline: boolean; onTask(task: ProfileTask): void }>;

/** Adding is a button; what is done seldom waits in a menu. On a phone importing waits there, too. */
export function ProfileActions({ profile, isOffline, onTask }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const isPhone = useIsPhone();
  const archive = useArchiveProfile();
  const isClosed = isOffline || profile.isArchived;
  const reason = isOffline ? t('offlineReason') : profile.isArchived ? t('errors.archived') : undefined;
  const exportList = () => {
    const options = profile.optionList.filter((one) => !one.isArchived && one.mergedIntoId === null);
    const names = { label: t('import.csv.label'), aliases: t('import.csv.aliases') };
    saveCsv(exportedRows(options, names), `${profile.name}.csv`);
  };
  return (
    <Group gap="xs" wrap="nowrap">
      {isPhone ? null : (
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} aria-hidden />}
          disabled={isClosed}
          title={reason}
          onClick={() => onTask('import')}
        >
          {t('profile.import')}
        </Button>
      )}
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isClosed}
        title={reason}
        onClick={() => onTask('add')}
      >
        {t('profile.add')}
      </Button>
      <BackMenu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={isPhone ? 44 : 36} aria-label={t('profile.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isPhone ? (
            <Menu.Item
              leftSection={<IconFileImport size={16} aria-hidden />}
              disabled={isClosed}
              onClick={() => onTask('import')}
            >
              {t('profile.import')}
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={exportList}>
            {t('profile.export')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconQrcode size={16} aria-hidden />}
            renderRoot={(props) => (
              <Link
                to="/dataProfiles/$schoolId/$dataProfileId/labels"
                params={{ schoolId: profile.schoolId, dataProfileId: profile.id }}
                {...props}
              />
            )}
          >
            {t('labels.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => onTask('history')}>
            {t('history')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            disabled={isOffline}
            onClick={() => onTask('rename')}
          >
            {t('profiles.rename')}
          </Menu.Item>
          <ArchiveItem
            isArchived={profile.isArchived}
            disabled={isOffline}
            onChange={(isArchived) => archive(profile.id, isArchived)}
          />
        </Menu.Dropdown>
      </BackMenu>
    </Group>
  );
}
