import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import type { ListedAssessment, ShownAssessment } from '@schooldog/contract/assessments';
import { compareAssessments, type ComparedQuestion, type Trend } from '@schooldog/domain/assessments';
import {
  type Icon,
  IconArrowDownRight,
  IconArrowUpRight,
  IconArrowsExchange,
  IconEqual,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import classes from './CompareDialog.module.css';

type Props = Readonly<{ assessment: ShownAssessment; onClose(): void }>;

/** What got better and what got worse since an earlier time. */
export function CompareDialog({ assessment, onClose }: Props) {
  const { t } = useTexts('features/assessments/form');
  const { isOffline } = useConnectivity();
  const { schoolId, rubricId } = assessment;
  const query = useQuery(
    api.assessments.listAssessments.queryOptions({
      input: { tab: 'submitted', schoolIds: [schoolId], rubricIds: [rubricId] },
    }),
  );
  return (
    <Dialog title={t('compare.label')} width="user" onClose={onClose}>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={160} />}>
        {({ assessments }) => (
          <Choice assessment={assessment} earlier={earlierThan(assessment, assessments)} />
        )}
      </QueryState>
    </Dialog>
  );
}

/** Newest first. */
function earlierThan(assessment: ShownAssessment, listed: readonly ListedAssessment[]) {
  const before = assessment.timeSubmitted ?? '';
  return listed.filter(({ id, timeSubmitted }) => id !== assessment.id && (timeSubmitted ?? '') < before);
}

type ChoiceProps = Readonly<{ assessment: ShownAssessment; earlier: readonly ListedAssessment[] }>;

function Choice({ assessment, earlier }: ChoiceProps) {
  const { t } = useTexts('features/assessments/form');
  const momentText = useMomentText();
  const [chosen, setChosen] = useState(earlier[0]?.id);
  if (chosen === undefined) return <Text>{t('compare.none')}</Text>;
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('compare.with')}
        value={chosen}
        data={earlier.map(({ id, timeSubmitted }) => ({ value: id, label: momentText(timeSubmitted ?? '') }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Against assessment={assessment} earlierId={chosen} />
    </Stack>
  );
}

function Against({ assessment, earlierId }: Readonly<{ assessment: ShownAssessment; earlierId: string }>) {
  const { isOffline } = useConnectivity();
  const query = useQuery(api.assessments.getAssessment.queryOptions({ input: { assessmentId: earlierId } }));
  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={240} />}>
      {(earlier) => <Comparison earlier={earlier} later={assessment} />}
    </QueryState>
  );
}

const icons: Readonly<Record<Trend, Icon>> = {
  better: IconArrowUpRight,
  worse: IconArrowDownRight,
  same: IconEqual,
  changed: IconArrowsExchange,
  onlyLater: IconPlus,
  onlyEarlier: IconMinus,
};

/** What changed comes first. */
const trends: readonly Trend[] = ['worse', 'better', 'changed', 'onlyLater', 'onlyEarlier', 'same'];

function Comparison({ earlier, later }: Readonly<{ earlier: ShownAssessment; later: ShownAssessment }>) {
  const { t } = useTexts('features/assessments/form');
  const byTrend = Map.groupBy(compareAssessments(earlier, later), ({ trend }) => trend);
  return (
    <Stack gap="md">
      <p className={classes.scores}>
        <span>{t('compare.earlier')}</span> <ScoreChip scored={{ ...earlier.rubric, ...scoresOf(earlier) }} />
        <span>{t('compare.later')}</span> <ScoreChip scored={{ ...later.rubric, ...scoresOf(later) }} />
      </p>
      {trends.map((trend) => {
        const compared = byTrend.get(trend) ?? [];
        return compared.length === 0 ? null : <Trends key={trend} trend={trend} compared={compared} />;
      })}
    </Stack>
  );
}

function scoresOf({ totalScore, maxScore, score }: ShownAssessment) {
  return { totalScore, maxScore, score };
}

type TrendProps = Readonly<{ trend: Trend; compared: readonly ComparedQuestion[] }>;

function Trends({ trend, compared }: TrendProps) {
  const { t } = useTexts('features/assessments/form');
  const TrendIcon = icons[trend];
  return (
    <section className={classes.trend} data-trend={trend}>
      <h3 className={classes.title}>
        <TrendIcon size={18} aria-hidden />
        {t(`compare.${trend}`, { count: compared.length })}
      </h3>
      <ul className={classes.list}>
        {compared.map(({ question, earlierValue, laterValue }) => (
          <li key={question.id}>
            <span>{question.title}</span>{' '}
            <span className={classes.values}>
              {t('compare.values', { before: earlierValue ?? '–', after: laterValue ?? '–' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
