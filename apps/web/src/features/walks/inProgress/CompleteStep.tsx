import { Stack } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { type Assessed, WalkAssessments } from '../../assessments/index.ts';
import { WalkSummary } from '../parts/WalkSummary.tsx';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import { CompleteSection } from './complete/CompleteSection.tsx';
import { useAssessmentRule } from './complete/useAssessmentRule.ts';
import { ContextForm } from './context/ContextForm.tsx';
import { EntriesButton } from './EntriesButton.tsx';
import { NeighborhoodWatch } from './NeighborhoodWatch.tsx';
import type { useWalkOutbox } from './useWalkOutbox.ts';

type Props = Readonly<{
  walk: ShownWalk;
  entries: readonly ListedWalkEntry[];
  unread: number;
  assessed: Assessed;
  outbox: ReturnType<typeof useWalkOutbox>;
  onOpenEntries(): void;
}>;

/** Step two: what was seen, what the day was like, and the end of the walk. */
export function CompleteStep({ walk, entries, unread, assessed, outbox, onOpenEntries }: Props) {
  const { t } = useTexts('features/walks/parts');
  const { t: tInWalk } = useTexts('features/assessments/inWalk');
  const rule = useAssessmentRule(assessed);
  const records = entries.map(({ record }) => record);
  return (
    <Stack gap="lg">
      <SectionCard title={t('summary.title')}>
        <Stack gap="md" align="stretch">
          <WalkSummary entries={records} />
          <div>
            <EntriesButton entries={entries} unread={unread} onOpen={onOpenEntries} />
          </div>
        </Stack>
      </SectionCard>
      <SectionCard title={tInWalk('title')}>
        <WalkAssessments walk={walk} assessed={assessed} entries={records} filling={rule} />
      </SectionCard>
      <SectionCard title={t('context.title')}>
        <ContextForm walk={walk} />
      </SectionCard>
      <NeighborhoodWatch walk={walk} />
      <CompleteSection walk={walk} entries={entries} outbox={outbox} rule={rule} />
    </Stack>
  );
}
