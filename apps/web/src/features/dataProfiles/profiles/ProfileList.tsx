import { Badge, Card, Menu, Text } from '@mantine/core';
import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ArchiveItem } from '../ArchiveItem.tsx';
import classes from './ProfileList.module.css';
import { useArchiveProfile } from './useArchiveProfile.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{
  profiles: readonly ListedProfile[];
  isOffline: boolean;
  onRename(profile: ListedProfile): void;
}>;

export function ProfileList({ profiles, isOffline, onRename }: Props) {
  const { t } = useTexts('features/dataProfiles');
  return (
    <ul className={classes.list}>
      {profiles.map((profile) => (
        <Card key={profile.id} component="li" withBorder padding="sm" className={classes.card ?? ''}>
          <div className={classes.words}>
            <Link
              to="/dataProfiles/$schoolId/$dataProfileId"
              params={{ schoolId: profile.schoolId, dataProfileId: profile.id }}
              className={classes.link}
            >
              {profile.name}
            </Link>
            <Text size="sm" c="dimmed">
              {t('profiles.count', { count: profile.options })}
            </Text>
          </div>
          {profile.isArchived ? (
            <Badge variant="default" tt="none">
              {t('archived')}
            </Badge>
          ) : null}
          {isOffline ? null : <ProfileMenu profile={profile} onRename={onRename} />}
        </Card>
      ))}
    </ul>
  );
}

function ProfileMenu({
  profile,
  onRename,
}: Omit<Props, 'profiles' | 'isOffline'> & { profile: ListedProfile }) {
  const { t } = useTexts('features/dataProfiles');
  const archive = useArchiveProfile();
  return (
    <MoreMenu label={t('actionsOf', { name: profile.name })} className={classes.menu ?? ''}>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(profile)}>
        {t('profiles.rename')}
      </Menu.Item>
      <ArchiveItem
        isArchived={profile.isArchived}
        onChange={(isArchived) => archive(profile.id, isArchived)}
      />
    </MoreMenu>
  );
}
