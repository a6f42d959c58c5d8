import type { ShownAssessment } from '@schooldog/contract/assessments';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import classes from './Progress.module.css';
import type { Standings } from './standings.ts';

type Props = Readonly<{
  assessment: Pick<ShownAssessment, 'rubric'>;
  isSkipped: boolean;
  standings: Standings;
  /** What can be done with it as a whole. */
  children?: ReactNode;
}>;

/** How far it is, and what that makes now; always in sight. */
export function Progress({ assessment: { rubric }, isSkipped, standings, children }: Props) {
  const { t } = useTexts('features/assessments/form');
  const { asked, unanswered, score } = standings;
  const done = asked - unanswered.length;
  return (
    <div className={classes.bar}>
      <div className={classes.state}>
        <output>{isSkipped ? t('progress.skipped') : t('progress.answered', { done, count: asked })}</output>
        <ScoreChip scored={{ ...rubric, ...score }} />
        {isSkipped ? null : (
          <progress className={classes.progress} max={Math.max(asked, 1)} value={done} aria-hidden />
        )}
      </div>
      {children}
    </div>
  );
}
