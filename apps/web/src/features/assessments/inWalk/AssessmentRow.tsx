import { Button } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentMerge, assessmentRules } from '@schooldog/domain/assessments';
import { may } from '@schooldog/domain/permissions';
import { IconPlayerSkipForward, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { enqueue } from '../../../platform/outbox/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import { answerWork } from '../assessmentRecord.ts';
import { shownStandings } from '../form/standings.ts';
import { factsOf } from '../parts/factsOf.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useDeleteAssessment } from '../parts/useDeleteAssessment.ts';
import classes from './WalkAssessments.module.css';

type Props = Readonly<{
  assessment: ShownAssessment;
  isMissing: boolean;
  isFilled: boolean;
  onOpen(): void;
}>;

/** How far it is and what it makes, and what can be done with it. */
export function AssessmentRow({ assessment, isMissing, isFilled, onOpen }: Props) {
  const { t } = useTexts('features/assessments/inWalk');
  const { t: tForm } = useTexts('features/assessments/form');
  const { rubric, form, status } = assessment;
  const { asked, unanswered, score } = useMemo(() => shownStandings(assessment), [assessment]);
  const { name } = rubric;
  return (
    <article className={classes.row} data-missing={isMissing || undefined}>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <div className={classes.marks}>
          {status === 'submitted' || form.skip ? <StatusChip status={status} isSkipped={form.skip} /> : null}
          {form.skip ? null : (
            <span>
              {tForm('progress.answered', {
                done: asked - unanswered.length,
                count: asked,
              })}
            </span>
          )}
          <ScoreChip scored={{ ...rubric, ...score }} />
        </div>
        {isMissing ? (
          <p className={classes.missing}>
            {unanswered.length === 0 ? t('unsaved') : t('missing', { count: unanswered.length })}
          </p>
        ) : null}
      </div>
      <div className={classes.buttons}>
        <Button
          variant={isFilled ? 'light' : 'default'}
          mih={44}
          aria-label={t(isFilled ? 'answerName' : 'openName', { name })}
          onClick={onOpen}
        >
          {t(isFilled ? 'answer' : 'open')}
        </Button>
        {isFilled ? <FillingButtons assessment={assessment} /> : null}
      </div>
    </article>
  );
}

function FillingButtons({ assessment }: Pick<Props, 'assessment'>) {
  const { t } = useTexts('features/assessments/inWalk');
  const { t: tForm } = useTexts('features/assessments/form');
  const mayRemove = may(assessmentRules.delete, useActor(), factsOf(assessment));
  const { id, form, rubric } = assessment;
  const { name } = rubric;
  const skip = () => {
    const edit = assessmentMerge.compare(form, { ...form, skip: !form.skip });
    enqueue(answerWork(id, edit, tForm('work', { name }))).catch(() => toastError(tForm('saveFailed')));
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        mih={44}
        leftSection={<IconPlayerSkipForward size={18} aria-hidden />}
        aria-pressed={form.skip}
        aria-label={t('skipName', { name })}
        onClick={skip}
      >
        {t(form.skip ? 'unskip' : 'skip')}
      </Button>
      {mayRemove ? <RemoveButton assessment={assessment} /> : null}
    </>
  );
}

function RemoveButton({ assessment }: Pick<Props, 'assessment'>) {
  const { t } = useTexts('features/assessments/inWalk');
  const { isOffline } = useConnectivity();
  const { remove, isPending } = useDeleteAssessment();
  return (
    <Button
      variant="subtle"
      color="gray"
      mih={44}
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-label={t('removeName', { name: assessment.rubric.name })}
      loading={isPending}
      disabled={isOffline}
      title={isOffline ? t('removeOffline') : undefined}
      onClick={() => void remove(assessment)}
    >
      {t('remove')}
    </Button>
  );
}
