import { Alert, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { IconArchive, IconEye } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { type Assessed, WalkAssessments } from '../../assessments/index.ts';
import { ContextFacts } from '../parts/ContextFacts.tsx';
import { WalkHistory } from '../parts/WalkHistory.tsx';
import { WalkSummary } from '../parts/WalkSummary.tsx';
import type { WalkState } from '../offlineWalks.ts';
import { CompleteSection } from './complete/CompleteSection.tsx';
import { useAssessmentRule } from './complete/useAssessmentRule.ts';
import type { useWalkOutbox } from './useWalkOutbox.ts';
import { WalkEntryList } from './WalkEntryList.tsx';

type Props = Readonly<{
  walk: ShownWalk;
  entries: WalkState['entries'];
  unread: WalkState['unread'];
  names: WalkState['submissionNames'];
  assessed: Assessed;
  outbox: ReturnType<typeof useWalkOutbox>;
}>;

/** For a manager who is not in the walk, and for everyone while it is archived. */
export function ReadOnlyWalk({ walk, entries, unread, names, assessed, outbox }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { t: tParts } = useTexts('features/walks/parts');
  const { t: tInWalk } = useTexts('features/assessments/inWalk');
  const rule = useAssessmentRule(assessed);
  const records = entries.map(({ record }) => record);
  return (
    <Stack gap="lg">
      <ReadOnlyNote walk={walk} />
      {walk.timeArchived === null ? (
        <CompleteSection walk={walk} entries={entries} outbox={outbox} rule={rule} />
      ) : null}
      <SectionCard title={tParts('summary.title')}>
        <WalkSummary entries={records} />
      </SectionCard>
      {(assessed.assessments ?? []).length === 0 ? null : (
        <SectionCard title={tInWalk('title')}>
          <WalkAssessments walk={walk} assessed={assessed} entries={records} filling={null} />
        </SectionCard>
      )}
      <SectionCard title={tParts('context.title')}>
        <ContextFacts context={walk.context} />
      </SectionCard>
      {walk.submissionHistory.length === 0 ? null : (
        <SectionCard title={tParts('history.title')}>
          <WalkHistory walk={walk} names={names} />
        </SectionCard>
      )}
      <SectionCard title={t('entries.title')}>
        {entries.length + unread === 0 ? (
          <Text c="dimmed">{t('entries.none')}</Text>
        ) : (
          <WalkEntryList walk={walk} entries={entries} readOnly />
        )}
      </SectionCard>
    </Stack>
  );
}

function ReadOnlyNote({ walk: { timeArchived } }: Pick<Props, 'walk'>) {
  const { t } = useTexts('features/walks/inProgress');
  const momentText = useMomentText();
  return timeArchived === null ? (
    <Alert color="gray" variant="light" icon={<IconEye aria-hidden />}>
      {t('readOnly')}
    </Alert>
  ) : (
    <Alert color="gray" variant="light" icon={<IconArchive aria-hidden />}>
      {t('archived', { when: momentText(timeArchived) })}
    </Alert>
  );
}
