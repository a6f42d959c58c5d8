import { Button, Group, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { canViewSchool } from '@schooldog/domain/schools';
import { IconBook2, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { WalkPeople } from '../card/WalkPeople.tsx';
import { WalkTags } from '../card/WalkTags.tsx';
import { WalkActions } from '../manage/WalkActions.tsx';
import { WalkSchoolResources, WalkSettings } from '../settings/lazy.ts';
import classes from './InProgress.module.css';

type Opened = 'settings' | 'resources';

/** Where the walk is, since when, who is in it, and what can be done with it as a whole. */
export function WalkHeader({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTranslation(['features/walks/inProgress', 'features/walks']);
  const navigate = useNavigate();
  const actor = useActor();
  const school = useSchoolNamesById().get(walk.schoolId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={school ?? t('title', { ns: 'features/walks' })}
        actions={
          <Group gap="xs">
            <Button
              variant="default"
              mih={44}
              leftSection={<IconSettings size={18} aria-hidden />}
              onClick={() => setOpened('settings')}
            >
              {t('settings')}
            </Button>
            {canViewSchool(actor, walk.schoolId) ? (
              <Button
                variant="default"
                mih={44}
                leftSection={<IconBook2 size={18} aria-hidden />}
                onClick={() => setOpened('resources')}
              >
                {t('resources')}
              </Button>
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
          {t(`walkTypes.${walk.walkType}`, { ns: 'features/walks' })}
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
