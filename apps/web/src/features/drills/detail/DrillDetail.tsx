import { dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { Button, Grid, Group, Stack, Title } from '@mantine/core';
import type { ShownDrill } from '@schooldog/contract/drills';
import { asksForResults, drillRules } from '@schooldog/domain/drills';
import { may } from '@schooldog/domain/permissions';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { creationAsOne } from '../../../ui/creationAsOne.ts';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useToday } from '../../../ui/useToday.ts';
import { PendingNote } from '../../outbox/index.ts';
import { StateChip } from '../parts/StateChip.tsx';
import { useDrillWords } from '../parts/useDrillWords.ts';
import { DeleteButton } from './DeleteButton.tsx';
import classes from './DrillDetail.module.css';
import { DrillFacts, ResultFacts } from './DrillFacts.tsx';
import { DrillPdf } from './DrillPdf.tsx';
import { type DrillEvent, useHistoryWords } from './useHistoryWords.ts';

type Props = Readonly<{ drill: ShownDrill; pending: PendingRecord<ShownDrill> | null }>;

export function DrillDetail({ drill, pending }: Props) {
  const { t } = useTexts('features/drills/detail');
  const hasArrived = pending?.kind !== 'create';
  const hasResults = asksForResults(drill.drillDate, useToday());
  return (
    <Stack gap="lg">
      {pending === null ? null : <PendingNote pending={pending} />}
      <Head drill={drill} hasArrived={hasArrived} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            <SectionCard title={t('facts.title')}>
              <DrillFacts drill={drill} />
            </SectionCard>
            {hasResults ? (
              <SectionCard title={t('results.title')}>
                <ResultFacts drill={drill} />
              </SectionCard>
            ) : null}
          </Stack>
        </Grid.Col>
        {hasArrived ? (
          <Grid.Col span={{ base: 12, md: 5 }} className={classes.notPrinted ?? ''}>
            <SectionCard title={t('history.title')}>
              <History drill={drill} />
            </SectionCard>
          </Grid.Col>
        ) : null}
      </Grid>
    </Stack>
  );
}

function Head({ drill, hasArrived }: Readonly<{ drill: ShownDrill; hasArrived: boolean }>) {
  const { t } = useTexts('features/drills/detail');
  const { titleText } = useDrillWords();
  const mayChange = may(drillRules.change, useActor(), drill);
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Group gap="xs" className={classes.head ?? ''}>
        <Title order={1} tabIndex={-1}>
          {titleText(drill)}
        </Title>
        <StateChip drill={drill} />
      </Group>
      <Group gap="xs" className={classes.notPrinted ?? ''}>
        {mayChange ? (
          <Button
            mih={44}
            leftSection={<IconPencil size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/drills/update/$drillId" params={{ drillId: drill.id }} {...props} />
            )}
          >
            {t('update')}
          </Button>
        ) : null}
        {hasArrived ? <DrillPdf drill={drill} /> : null}
        {hasArrived && mayChange ? <DeleteButton drill={drill} /> : null}
      </Group>
    </Group>
  );
}

function History({ drill }: Pick<Props, 'drill'>) {
  const words = useHistoryWords();
  const { data: organization } = useQuery(api.settings.getOrganization.queryOptions());
  const dayOfEntry = dateIn(drill.timeCreated, organization?.timeZone ?? defaultTimeZone);
  const shownAs: DrillEvent = dayOfEntry < drill.drillDate ? 'planned' : 'recorded';
  return (
    <HistoryPanel
      procedure={api.drills.getDrillHistory}
      input={{ drillId: drill.id }}
      entriesOf={(changes) => creationAsOne(changes, { sign: 'schoolId', shownAs })}
      {...words}
    />
  );
}
