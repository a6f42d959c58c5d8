import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schoolsWith } from '@schooldog/domain/permissions';
import { walkLimits } from '@schooldog/domain/walks';
import { useSeenOffline } from '../../../platform/localDatabase/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { UserPicker } from '../../picker/index.ts';
import { SchoolSelect } from '../../schools/index.ts';
import type { StartOpening } from './openStartWalk.ts';
import { PlanFields } from './PlanFields.tsx';
import { useStartWalk, type WalkPlan } from './useStartWalk.ts';

type Props = Readonly<{ opening: StartOpening; onClose(): void }>;

/** Where and with whom; what to look at and by when are optional and folded. It works without a network. */
export function StartWalkDialog({ opening, onClose }: Props) {
  const { t } = useTranslation('features/walks/start');
  const offered = schoolsWith(useActor(), 'log entries');
  const [schoolId, setSchoolId] = useState(opening.schoolId ?? null);
  const [plan, setPlan] = useState<WalkPlan>({ collaborators: [], intendedCategories: [], timeframe: null });
  const [isChecked, setIsChecked] = useState(false);
  useSeenOffline();
  const { start, isPending, isFailed } = useStartWalk(onClose);
  const chooseSchool = (chosen: string | null) => {
    setSchoolId(chosen);
    // People who can log entries at one school may not at another.
    if (chosen !== schoolId) setPlan({ ...plan, collaborators: [] });
  };
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('submit')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (schoolId === null) focusFirstError(event);
        else void start(schoolId, plan);
      }}
      onClose={onClose}
      isPending={isPending}
      problem={isFailed ? t('failed') : null}
    >
      <SchoolSelect
        purpose="form"
        offered={offered}
        value={schoolId}
        onChange={chooseSchool}
        error={isChecked && schoolId === null ? t('required') : undefined}
        required
      />
      {schoolId === null ? null : (
        <UserPicker
          key={schoolId}
          label={t('collaborators')}
          help={t('collaboratorsHint')}
          value={plan.collaborators}
          onChange={(collaborators) => setPlan({ ...plan, collaborators })}
          max={walkLimits.collaborators}
          withoutSelf
          withoutStaff
          permission="log entries"
          atSchoolId={schoolId}
        />
      )}
      <PlanFields plan={plan} onChange={setPlan} />
    </FormDialog>
  );
}
