import type { ShownAssessment } from '@schooldog/contract/assessments';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { untilAnswered } from '../../../platform/outbox/index.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { useOnChange } from '../../../ui/useOnChange.ts';
import { isWorkOnAssessment } from '../assessmentRecord.ts';
import { showQuestion, showUnsaved } from '../form/showQuestion.ts';
import type { Standings } from '../form/standings.ts';
import { useAssessmentOutbox } from '../form/useAssessmentOutbox.ts';

const incompleteSchema = z.object({ questionIds: z.array(z.string()) });
const nothing: ReadonlySet<string> = new Set();

/** Submits what is complete and saved; otherwise points at what is missing, or at what the server did not take. */
export function useSubmit({ id: assessmentId }: ShownAssessment) {
  const { t } = useTexts('features/assessments/form');
  const navigate = useNavigate();
  const [missing, setMissing] = useState(nothing);
  const point = (questionIds: readonly string[]) => {
    setMissing(new Set(questionIds));
    showQuestion(questionIds[0]);
  };
  const { rejected } = useAssessmentOutbox(assessmentId);
  const [wasHeld, setWasHeld] = useState(false);
  const isHeld = wasHeld && rejected.length > 0;
  useOnChange(String(isHeld), () => {
    if (isHeld) showUnsaved();
  });
  const submitting = useMutation({
    mutationFn: async (_seen: Standings) => {
      // The last answer, or a note that lost the focus to this very tap, goes first.
      const unsaved = await untilAnswered((item) => isWorkOnAssessment(item, assessmentId));
      return unsaved.length > 0 ? null : client.assessments.submitAssessment({ assessmentId });
    },
    onSuccess: async (submitted, seen) => {
      if (submitted === null) {
        setWasHeld(true);
        return;
      }
      const isAsSeen = submitted.answered.every(
        ({ questionId, answerId }) => seen.byQuestion.get(questionId)?.answerId === answerId,
      );
      toastSuccess(t(isAsSeen ? 'submit.done' : 'submit.doneOtherwise'));
      await refetchSoon('assessments');
      await navigate({
        to: '/assessments/submitted/$assessmentId',
        params: { assessmentId },
        replace: true,
      });
    },
    onError: (error) => {
      const { data } = incompleteSchema.safeParse(refusalOf(error).data);
      if (data !== undefined) point(data.questionIds);
      void refetchSoon('assessments');
    },
  });
  const { error } = submitting;
  return {
    missing,
    isPending: submitting.isPending,
    problem:
      missing.size > 0
        ? t('submit.incomplete')
        : isHeld
          ? t('submit.unsaved')
          : error === null
            ? null
            : (rejectionText(error) ?? t('submit.failed')),
    submit: (unanswered: readonly string[], seen: Standings) => {
      if (unanswered.length > 0) {
        point(unanswered);
        return;
      }
      setMissing(nothing);
      if (isHeld) showUnsaved();
      else submitting.mutate(seen);
    },
  };
}
