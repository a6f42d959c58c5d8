import { listText } from '@schooldog/domain/kernel';
import { useState } from 'react';
import { schoolsWith } from '@schooldog/domain/permissions';
import { walkLimits } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSeenOffline } from '../../../platform/localDatabase/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useProblemText } from '../../outbox/index.ts';
import { usePeopleNames, UserPicker } from '../../picker/index.ts';
import { isArchivedSchool, SchoolSelect } from '../../schools/index.ts';
import type { RejectedStart, StartOpening } from './openStartWalk.ts';
import { PlanFields } from './PlanFields.tsx';
import { z } from 'zod';
import { useStartWalk, type WalkPlan } from './useStartWalk.ts';

type Props = Readonly<{ opening: StartOpening; onClose(): void }>;

/** Where and with whom; what to look at and by when are optional and folded. It works without a network. */
export function StartWalkDialog({ opening, onClose }: Props) {
  const { t } = useTexts('features/walks/start');
  const offered = schoolsWith(useActor(), 'log entries');
  const { rejected } = opening;
  const [schoolId, setSchoolId] = useState(() => givenSchool(opening));
  const [plan, setPlan] = useState<WalkPlan>(() => givenPlan(rejected));
  const [isChecked, setIsChecked] = useState(false);
  useSeenOffline();
  const { start, isPending, isFailed } = useStartWalk(rejected, onClose);
  const reason = useRejection(rejected);
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
      problem={isFailed ? t('failed') : reason}
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

const emptyPlan: WalkPlan = { collaborators: [], intendedCategories: [], timeframe: null };

/** One that was archived before a rejected walk began is not offered again. */
function givenSchool({ schoolId, rejected }: StartOpening): string | null {
  const given = rejected?.walk.schoolId ?? schoolId ?? null;
  return given === null || isArchivedSchool(given) ? null : given;
}

/** Without people who cannot take part anymore; the reason says who they were. */
function givenPlan(rejected: RejectedStart | undefined): WalkPlan {
  if (rejected === undefined) return emptyPlan;
  const removed = notEligibleIn(rejected);
  return {
    ...rejected.walk,
    collaborators: rejected.walk.collaborators.filter((id) => !removed.includes(id)),
  };
}

const namesPeople = z.object({ userIds: z.array(z.string()) });

function notEligibleIn({ problem }: RejectedStart): readonly string[] {
  if (problem?.code !== 'walk.collaboratorNotAllowed') return [];
  return namesPeople.safeParse(problem.data).data?.userIds ?? [];
}

/** Why the server did not take it, with the names of those who cannot take part anymore. */
function useRejection(rejected: RejectedStart | undefined): string | null {
  const { t, language } = useTexts('features/walks/start');
  const problemText = useProblemText();
  const removed = rejected === undefined ? [] : notEligibleIn(rejected);
  const known = usePeopleNames(removed);
  const problem = rejected?.problem ?? null;
  if (problem === null) return null;
  const count = removed.length;
  if (count === 0) return problemText(problem);
  const names = removed.flatMap((userId) => known.get(userId) ?? []);
  return names.length < count
    ? t('notEligible.unnamed', { count })
    : t('notEligible.named', { count, names: listText(names, language) });
}
