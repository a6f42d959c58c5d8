import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TemplateSelect } from '../begin/TemplateSelect.tsx';
import { useBeginAssessment } from '../begin/useBeginAssessment.ts';

type Props = Readonly<{
  walk: Readonly<{ id: string; schoolId: string }>;
  isFull: boolean;
  onAdded(assessmentId: string): void;
  onClose(): void;
}>;

/** Another rubric to be answered in the walk. */
export function AddDialog({ walk, isFull, onAdded, onClose }: Props) {
  const { t } = useTexts('features/assessments/inWalk');
  const [rubricId, setRubricId] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { begin, isPending, problem } = useBeginAssessment(onAdded);
  const failure = problem === null ? null : [t('add.failed'), problem.reason].filter(Boolean).join(' ');
  return (
    <FormDialog
      title={t('add.label')}
      submitLabel={t('add.submit')}
      isPending={isPending}
      isDisabled={isFull}
      problem={isFull ? t('add.full') : failure}
      offlineReason={t('add.offline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (rubricId === null) focusFirstError(event);
        else begin({ schoolId: walk.schoolId, walkId: walk.id, rubricId });
      }}
    >
      <TemplateSelect
        value={rubricId}
        onChange={setRubricId}
        error={isChecked && rubricId === null ? t('add.required') : undefined}
      />
    </FormDialog>
  );
}
