import { Anchor } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { walkPath } from '@schooldog/domain/walks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import classes from './AssessmentHeader.module.css';
import { StatusChip } from './StatusChip.tsx';

type Props = Readonly<{ assessment: ShownAssessment; actions?: ReactNode }>;

/** What is assessed with what, by whom and when. */
export function AssessmentHeader({ assessment, actions }: Props) {
  const { t } = useTexts('features/assessments');
  const { rubric, schoolId, walk, timeSubmitted, status } = assessment;
  const school = useSchoolNamesById().get(schoolId) ?? t('unknownSchool');
  const former = t('formerUser');
  return (
    <header className={classes.head}>
      <PageHeader title={rubric.name} actions={actions} />
      <div className={classes.marks}>
        <StatusChip status={status} isSkipped={assessment.form.skip} />
        {status === 'submitted' ? <ScoreChip scored={{ ...rubric, ...scoresOf(assessment) }} /> : null}
      </div>
      <dl className={classes.facts}>
        <Fact label={t('facts.school')}>{school}</Fact>
        <Fact label={t('facts.begun')}>
          {assessment.createdByName ?? former} · <ExactTime moment={assessment.timeCreated} />
        </Fact>
        {timeSubmitted === null ? null : (
          <Fact label={t(status === 'submitted' ? 'facts.submitted' : 'facts.lastSubmitted')}>
            {status === 'submitted' ? `${assessment.submittedByName ?? former} · ` : null}
            <ExactTime moment={timeSubmitted} />
          </Fact>
        )}
        {status === 'submitted' ? null : (
          <Fact label={t('facts.saved')}>
            {assessment.updatedByName ?? former} · <ExactTime moment={assessment.timeUpdated} />
          </Fact>
        )}
        {walk === null ? null : (
          <Fact label={t('facts.walk')}>
            <Anchor inherit renderRoot={(props) => <Link to={walkPath(walk)} {...props} />}>
              <ExactTime moment={walk.timeCreated} />
            </Anchor>
          </Fact>
        )}
      </dl>
    </header>
  );
}

function scoresOf({ totalScore, maxScore, score }: ShownAssessment) {
  return { totalScore, maxScore, score };
}

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
