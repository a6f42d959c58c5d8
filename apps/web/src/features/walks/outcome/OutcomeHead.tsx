import { ActionIcon, Button, Group } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { IconCloudRain, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { WalkPeople } from '../card/WalkPeople.tsx';
import { WalkTags } from '../card/WalkTags.tsx';
import { WalkActions } from '../manage/WalkActions.tsx';
import { WalkSettings } from '../settings/lazy.ts';
import { ContextDrawer } from './ContextDrawer.tsx';
import classes from './OutcomeHead.module.css';
import { submittedAt } from './submittedAt.ts';

type Props = Readonly<{ walk: ShownWalk }>;

/** Where the walk went, who was in it and when; what the day was like and the settings are one tap away. */
export function OutcomeHead({ walk }: Props) {
  const { t } = useTexts('features/walks');
  const { t: tOutcome } = useTexts('features/walks/outcome');
  const school = useSchoolNamesById().get(walk.schoolId) ?? t('filters.unknownSchool');
  const timeSubmitted = walk.status === 'review' ? submittedAt(walk) : null;
  return (
    <header className={classes.head}>
      <PageHeader title={school} actions={<HeadActions walk={walk} />} />
      <WalkTags walk={walk} />
      <WalkPeople walk={walk} />
      <dl className={classes.facts}>
        <Fact label={tOutcome('walkType')}>{t(`walkTypes.${walk.walkType}`)}</Fact>
        <Moment label={t('card.started')} moment={walk.timeCreated} />
        <Moment label={t('card.submitted')} moment={timeSubmitted} />
        <Moment label={t('card.completed')} moment={walk.timeCompleted} />
      </dl>
    </header>
  );
}

type FactProps = Readonly<{ label: string; children: ReactNode }>;

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ label, moment }: Readonly<{ label: string; moment: string | null }>) {
  if (moment === null) return null;
  return (
    <Fact label={label}>
      <ExactTime moment={moment} />
    </Fact>
  );
}

function HeadActions({ walk }: Props) {
  const { t } = useTexts('features/walks/outcome');
  const { t: tParts } = useTexts('features/walks/parts');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'context' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        mih={44}
        leftSection={<IconCloudRain size={18} aria-hidden />}
        onClick={() => setOpen('context')}
      >
        {tParts('context.title')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('settings')}
        onClick={() => setOpen('settings')}
      >
        <IconSettings size={20} aria-hidden />
      </ActionIcon>
      <WalkActions walk={walk} onGone={() => navigate({ to: '/walks' })} />
      {open === 'context' ? <ContextDrawer context={walk.context} onClose={close} /> : null}
      <Suspense fallback={null}>
        {open === 'settings' ? <WalkSettings walk={walk} onClose={close} /> : null}
      </Suspense>
    </Group>
  );
}
