import { Alert } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentRules } from '@schooldog/domain/assessments';
import { may } from '@schooldog/domain/permissions';
import { IconEye } from '@tabler/icons-react';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { Reader } from '../form/Reader.tsx';
import { useShownAssessment } from '../offlineAssessments.ts';
import { AssessmentHeader } from '../parts/AssessmentHeader.tsx';
import { AssessmentMissing } from '../parts/AssessmentMissing.tsx';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { factsOf } from '../parts/factsOf.ts';
import { FilledAssessment } from './FilledAssessment.tsx';

export function EditPage() {
  const { assessmentId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/assessments');
  const state = useShownAssessment(assessmentId);
  return (
    <>
      <BackLink way={{ to: '/assessments' }}>{t('title')}</BackLink>
      {state.kind !== 'shown' ? (
        <AssessmentMissing state={state} />
      ) : isOpen(state.record) ? (
        <OpenAssessment key={assessmentId} assessment={state.record} />
      ) : (
        <Navigate to="/assessments/submitted/$assessmentId" params={{ assessmentId }} replace />
      )}
    </>
  );
}

function isOpen({ status }: ShownAssessment): boolean {
  return status === 'created' || status === 'editing';
}

/** One in a walk is answered there, by those who take part, until the walk is over. */
function whyRead({ walkId, walk }: ShownAssessment): 'complete' | 'review' | 'inWalk' | 'onItsOwn' {
  if (walk !== null && walk.status !== 'inprogress') return walk.status;
  return walkId === null ? 'onItsOwn' : 'inWalk';
}

/** For those who may answer it a form, for others to read. */
export function OpenAssessment({ assessment }: Readonly<{ assessment: ShownAssessment }>) {
  const { t } = useTexts('features/assessments');
  const mayAnswer = may(assessmentRules.answer, useActor(), factsOf(assessment));
  return (
    <>
      <AssessmentHeader assessment={assessment} actions={<DeleteButton assessment={assessment} />} />
      {mayAnswer ? (
        <>
          <OfflineNote>{t('offline')}</OfflineNote>
          <FilledAssessment assessment={assessment} />
        </>
      ) : (
        <>
          <Alert color="gray" variant="light" icon={<IconEye aria-hidden />} mb="md">
            {t(`readOnly.${whyRead(assessment)}`)}
          </Alert>
          <Reader assessment={assessment} />
        </>
      )}
    </>
  );
}
