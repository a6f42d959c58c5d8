import { Alert, Anchor, Group } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { IconExclamationCircle, IconTrash } from '@tabler/icons-react';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { Reader } from '../form/Reader.tsx';
import { useAssessmentOutbox } from '../form/useAssessmentOutbox.ts';
import { useShownAssessment } from '../offlineAssessments.ts';
import { AssessmentHeader } from '../parts/AssessmentHeader.tsx';
import { AssessmentMissing } from '../parts/AssessmentMissing.tsx';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { AssessmentPdf } from './AssessmentPdf.tsx';
import { CompareButton } from './CompareButton.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { ReopenButton } from './ReopenButton.tsx';

export function SubmittedPage() {
  const { assessmentId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/assessments');
  const state = useShownAssessment(assessmentId);
  return (
    <>
      <BackLink way={{ to: '/assessments' }}>{t('title')}</BackLink>
      {state.kind !== 'shown' ? (
        <AssessmentMissing state={state} />
      ) : state.record.status === 'submitted' || state.record.status === 'deleted' ? (
        <SubmittedAssessment key={assessmentId} assessment={state.record} />
      ) : (
        <Navigate to="/assessments/edit/$assessmentId" params={{ assessmentId }} replace />
      )}
    </>
  );
}

/** What was answered, to read; what can be done with it stands above. */
export function SubmittedAssessment({ assessment }: Readonly<{ assessment: ShownAssessment }>) {
  const { t } = useTexts('features/assessments');
  const { t: tForm } = useTexts('features/assessments/form');
  return (
    <>
      <AssessmentHeader
        assessment={assessment}
        actions={
          <Group gap="xs">
            <ReopenButton assessment={assessment} />
            <CompareButton assessment={assessment} />
            <AssessmentPdf assessment={assessment} />
            <HistoryButton assessment={assessment} />
            <DeleteButton assessment={assessment} />
          </Group>
        }
      />
      <OfflineNote>{t('needsConnection')}</OfflineNote>
      {assessment.status === 'deleted' ? (
        <Alert color="gray" variant="light" icon={<IconTrash aria-hidden />} mb="md">
          {t('isDeleted')}
        </Alert>
      ) : null}
      {assessment.form.skip ? (
        <Alert color="gray" variant="light" mb="md">
          {tForm('progress.skipped')}
        </Alert>
      ) : null}
      <LeftBehind assessmentId={assessment.id} />
      <Reader assessment={assessment} />
    </>
  );
}

/** Answers and notes of this device that were not saved before the submission. */
function LeftBehind({ assessmentId }: Readonly<{ assessmentId: string }>) {
  const { t } = useTexts('features/assessments/form');
  const { waiting, rejected } = useAssessmentOutbox(assessmentId);
  const count = waiting.length + rejected.length;
  if (count === 0) return null;
  return (
    <Alert color="orange" variant="light" icon={<IconExclamationCircle aria-hidden />} mb="md">
      {t('unsent.leftBehind', { count })}{' '}
      <Anchor renderRoot={(props) => <Link to="/outbox" {...props} />}>{t('unsent.open')}</Anchor>
    </Alert>
  );
}
