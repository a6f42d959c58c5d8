import { Avatar, Button, Group, Menu, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { walkLimits } from '@schooldog/domain/walks';
import { IconMail, IconUserMinus, IconUserStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { seenNames, UserPicker } from '../../picker/index.ts';
import type { NamedPerson } from '../walkWork.ts';
import classes from './AccessSection.module.css';
import { ChangeLeaderDialog } from './ChangeLeaderDialog.tsx';
import { useWalkAccess } from './useWalkAccess.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

/** For the leader. People are added and removed through the outbox, so that it works without a network. */
export function ManageAccess({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks/settings');
  const { isOffline } = useConnectivity();
  const [isChanging, setIsChanging] = useState(false);
  const { remove, resend } = useWalkAccess(walk);
  const maximum = walkLimits.collaborators;
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('access.manage')}</Text>
      <Text size="sm" c="dimmed">
        {t('access.count', { number: walk.collaborators.length, maximum })}
      </Text>
      <ul className={classes.people}>
        {walk.collaboratorNames.map((person) => (
          <PersonRow
            key={person.userId}
            person={person}
            isOffline={isOffline}
            onRemove={() => void remove(person)}
            onResend={() => resend(person)}
          />
        ))}
      </ul>
      <AddPeople walk={walk} />
      {isOffline ? (
        <Text size="sm" c="dimmed">
          {t('access.offline')}
        </Text>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconUserStar size={18} aria-hidden />}
        disabled={isOffline}
        onClick={() => setIsChanging(true)}
      >
        {t('leader.change')}
      </Button>
      {isChanging ? <ChangeLeaderDialog walk={walk} onClose={() => setIsChanging(false)} /> : null}
    </Stack>
  );
}

type RowProps = Readonly<{
  person: NamedPerson;
  isOffline: boolean;
  onRemove(): void;
  onResend(): void;
}>;

function PersonRow({ person, isOffline, onRemove, onResend }: RowProps) {
  const { t } = useTexts('features/walks/settings');
  const name = person.name ?? t('access.unknown');
  return (
    <li className={classes.person}>
      <Avatar size={36} radius="50%" color="pine" name={name} aria-hidden />
      <span className={classes.name}>{name}</span>
      <MoreMenu label={t('access.more', { name })}>
        <Menu.Item leftSection={<IconMail size={16} aria-hidden />} disabled={isOffline} onClick={onResend}>
          {t('access.resend')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconUserMinus size={16} aria-hidden />} onClick={onRemove}>
          {t('access.remove')}
        </Menu.Item>
      </MoreMenu>
    </li>
  );
}

function AddPeople({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks/settings');
  const { add } = useWalkAccess(walk);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const maximum = walkLimits.collaborators;
  const room = maximum - walk.collaborators.length;
  if (room <= 0) return <Text size="sm">{t('access.full', { maximum })}</Text>;
  return (
    <Stack gap="xs">
      <UserPicker
        label={t('access.addLabel')}
        value={chosen}
        onChange={setChosen}
        max={room}
        withoutSelf
        withoutStaff
        withoutIds={walk.collaborators}
        permission="log entries"
        atSchoolId={walk.schoolId}
      />
      <Group justify="flex-end">
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            void add(seenNames(chosen));
            setChosen([]);
          }}
        >
          {t('access.add')}
        </Button>
      </Group>
    </Stack>
  );
}
