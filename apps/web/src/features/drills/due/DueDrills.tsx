// What the rules of the district ask of each school now, on top of the list of drills.
import { Anchor, Button, Card, Collapse, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ShownDueDrills } from '@schooldog/contract/drills';
import { canEditDrillRules } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import touch from '../../../ui/touchTarget.module.css';
import { StateMark } from '../words/StateMark.tsx';
import { AboutRules } from './AboutRules.tsx';
import classes from './DueDrills.module.css';
import { DueSchools } from './DueSchools.tsx';
import { useDueDrills } from './queries.ts';
import { RulesLink } from './RulesLink.tsx';
import { countOf, openStates } from './schoolsDue.ts';

export function DueDrills() {
  const { t } = useTexts('features/drills/due');
  const { isOffline } = useConnectivity();
  const query = useDueDrills({ isOpen: true });
  if (query.data !== undefined) {
    const asOf = <AsOf query={query} />;
    return query.data.isEnabled ? <DueCard due={query.data} asOf={asOf} /> : <RulesAreOff />;
  }
  if (isOffline) return null;
  if (!query.isError) return <Skeleton h={72} mb="md" />;
  return (
    <Card withBorder mb="md" role="alert">
      <Group justify="space-between">
        <Text>{t('failed')}</Text>
        <Button variant="light" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </Group>
    </Card>
  );
}

/** Only those who can turn them on need to know. */
function RulesAreOff() {
  const { t } = useTexts('features/drills/due');
  if (!canEditDrillRules(useActor())) return null;
  return (
    <Text c="dimmed" size="sm" mb="md">
      {t('off')} <RulesLink label={t('openRules')} />
    </Text>
  );
}

type Props = Readonly<{ due: ShownDueDrills; asOf: ReactNode }>;

function DueCard({ due, asOf }: Props) {
  const { t } = useTexts('features/drills/due');
  const storedKey = `drillsDue.${useActor().userId}`;
  const [isOpen, setIsOpen] = useState(() => readDevice(storedKey) !== 'closed');
  const contentId = useId();
  const titleId = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    writeDevice(storedKey, isOpen ? 'closed' : null);
  };
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Card withBorder mb="md" py="xs" component="section" aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          <UnstyledButton
            className={classes.toggle ?? ''}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={toggle}
          >
            <Chevron size={18} aria-hidden />
            {t('title')}
          </UnstyledButton>
        </h2>
        <Counts due={due} />
      </div>
      <div id={contentId}>
        <Collapse expanded={isOpen} keepMounted={false}>
          <Content due={due} asOf={asOf} />
        </Collapse>
      </div>
    </Card>
  );
}

function Counts({ due: { requirements } }: Pick<Props, 'due'>) {
  const { t, language } = useTexts('features/drills/due');
  return (
    <div className={classes.counts}>
      {openStates.map((state) => {
        const count = countOf(requirements, state);
        if (count === 0) return null;
        return (
          <StateMark key={state} state={state}>
            {t(`counts.${state}`, { number: numberText(count, language) })}
          </StateMark>
        );
      })}
    </div>
  );
}

function Content({ due, asOf }: Props) {
  const { t } = useTexts('features/drills/due');
  const canEdit = canEditDrillRules(useActor());
  return (
    <Stack gap="sm" py="xs">
      {asOf}
      <DueSchools due={due} />
      <AboutRules rules={due.rules} />
      <Group gap="md">
        <Anchor
          className={touch.target ?? ''}
          renderRoot={(props) => <Link to="/drills/compliance" {...props} />}
        >
          {t('compliance')}
        </Anchor>
        {canEdit ? <RulesLink label={t('openRules')} /> : null}
      </Group>
    </Stack>
  );
}
