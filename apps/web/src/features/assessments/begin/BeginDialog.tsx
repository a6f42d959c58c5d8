import { schoolsWith } from '@schooldog/domain/permissions';
import { useMatches, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { isArchivedSchool, isOffered, SchoolSelect } from '../../schools/index.ts';
import type { BeginOpening } from './open.ts';
import { TemplateSelect } from './TemplateSelect.tsx';
import { useBeginAssessment } from './useBeginAssessment.ts';

type Props = Readonly<{ opening: BeginOpening; onClose(): void }>;

/** Which school, and with which rubric. It needs the server, which makes the copy of the rubric. */
export function BeginDialog({ opening, onClose }: Props) {
  const { t } = useTexts('features/assessments/begin');
  const navigate = useNavigate();
  const offered = schoolsWith(useActor(), 'submit assessments');
  const params = useMatches({ select: (matches) => matches.at(-1)?.params });
  const [schoolId, setSchoolId] = useState(() => {
    const ofPage = params !== undefined && 'schoolId' in params ? params.schoolId : null;
    const given = opening.schoolId ?? ofPage;
    return given === null || isArchivedSchool(given) || !isOffered(offered, given) ? null : given;
  });
  const [rubricId, setRubricId] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { begin, isPending, problem } = useBeginAssessment(async (assessmentId) => {
    onClose();
    await navigate({ to: '/assessments/edit/$assessmentId', params: { assessmentId } });
  });
  const required = (value: string | null) => (isChecked && value === null ? t('required') : undefined);
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('submit')}
      isPending={isPending}
      problem={problem === null ? null : (problem.reason ?? t('failed'))}
      offlineReason={t('offline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (schoolId === null || rubricId === null) focusFirstError(event);
        else begin({ schoolId, rubricId });
      }}
    >
      <SchoolSelect
        purpose="form"
        offered={offered}
        value={schoolId}
        onChange={setSchoolId}
        error={required(schoolId)}
        required
      />
      <TemplateSelect value={rubricId} onChange={setRubricId} error={required(rubricId)} />
    </FormDialog>
  );
}
