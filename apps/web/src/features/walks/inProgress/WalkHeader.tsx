import { ActionIcon, Button, Group, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { canViewSchool } from '@schooldog/domain/schools';
import { type Icon, IconBook2, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { WalkPeople } from '../card/WalkPeople.tsx';
import { WalkTags } from '../card/WalkTags.tsx';
import { WalkActions } from '../manage/WalkActions.tsx';
import { WalkSchoolResources, WalkSettings } from '../settings/lazy.ts';
import classes from './InProgress.module.css';

type Opened = 'settings' | 'resources';

/** Where the walk is, since when, who is in it, and what can be done with it as a whole. */
export function WalkHeader({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks/inProgress');
  const { t: tWalks } = useTexts('features/walks');
  const navigate = useNavigate();
  const actor = useActor();
  const school = useSchoolNamesById().get(walk.schoolId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isPhone = useIsPhone();
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={school ?? tWalks('title')}
        menu={
          <Group gap={isPhone ? 0 : 'xs'} wrap="nowrap">
            <HeaderButton icon={IconSettings} label={t('settings')} onClick={() => setOpened('settings')} />
            {canViewSchool(actor, walk.schoolId) ? (
              <HeaderButton icon={IconBook2} label={t('resources')} onClick={() => setOpened('resources')} />
            ) : null}
            <WalkActions walk={walk} onGone={() => navigate({ to: '/walks' })} />
          </Group>
        }
      />
      <div className={classes.head}>
        <Text size="sm" c="dimmed">
          {t('started')} <ExactTime moment={walk.timeCreated} />
        </Text>
        <Text size="sm" c="dimmed">
          {tWalks(`walkTypes.${walk.walkType}`)}
        </Text>
        <WalkTags walk={walk} />
      </div>
      <div className={classes.people}>
        <WalkPeople walk={walk} />
      </div>
      <Suspense fallback={null}>
        {opened === 'settings' ? <WalkSettings walk={walk} onClose={close} /> : null}
        {opened === 'resources' ? <WalkSchoolResources schoolId={walk.schoolId} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

type ButtonProps = Readonly<{ icon: Icon; label: string; onClick(): void }>;

/** On a phone only the icon, so that the name of the school has room. */
function HeaderButton({ icon: ButtonIcon, label, onClick }: ButtonProps) {
  if (useIsPhone()) {
    return (
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} onClick={onClick}>
        <ButtonIcon size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" mih={44} leftSection={<ButtonIcon size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
