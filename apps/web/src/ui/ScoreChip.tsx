import { VisuallyHidden } from '@mantine/core';
import { type ScoreColor, scoreColor, type ScoreThresholds } from '@schooldog/domain/rubrics';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconGauge,
} from '@tabler/icons-react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import marks from './mark.module.css';

type Scored = Readonly<{
  score: number | null;
  totalScore: number | null;
  maxScore: number | null;
  showScores: boolean;
  useScoreThresholds: boolean;
  scoreThresholds: ScoreThresholds;
}>;

const icons: Readonly<Record<ScoreColor, Icon>> = {
  green: IconCircleCheck,
  yellow: IconAlertCircle,
  orange: IconAlertTriangle,
  red: IconCircleX,
};

/** The score of an assessment in percent, colored where its rubric says from when on. */
export function ScoreChip({ scored, name }: Readonly<{ scored: Scored; name?: string }>) {
  const { t } = useTexts('ui');
  const { score, totalScore, maxScore } = scored;
  if (!scored.showScores || score === null) return null;
  const color = scoreColor(score, scored);
  const ChipIcon = color === null ? IconGauge : icons[color];
  return (
    <span
      className={marks.mark}
      data-tone={color ?? 'slate'}
      title={t('score.points', { total: totalScore ?? 0, max: maxScore ?? 0 })}
    >
      <ChipIcon size={14} aria-hidden />
      {name === undefined ? <VisuallyHidden>{t('score.label')} </VisuallyHidden> : `${name}: `}
      {t('score.percent', { score })}
      {color === null ? null : <VisuallyHidden>, {t(`score.${color}`)}</VisuallyHidden>}
    </span>
  );
}
