import type { Rubric } from '@schooldog/domain/rubrics';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../platform/api/client.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useProblemWords } from '../parts/useProblemWords.ts';
import type { RubricEditor } from './editing/createEditor.ts';
import { showSaved } from './editing/useRubricEditor.ts';

/** Enabling, publishing and discarding. What is on the screen is saved first, so that exactly that is published. */
export function usePublishing(rubricId: string, editor: RubricEditor) {
  const { t } = useTranslation('features/rubrics/editor');
  const queryClient = useQueryClient();
  const problemWords = useProblemWords();
  const { firstName, lastName } = useUser();
  const [isPending, setIsPending] = useState(false);

  const run = async (call: () => Promise<Rubric>, done: string) => {
    setIsPending(true);
    try {
      if (!(await editor.flush())) {
        toastError(t('publish.notSaved'));
        return;
      }
      showSaved(queryClient, await call(), `${firstName} ${lastName}`);
      toastSuccess(done);
    } catch (error) {
      toastError(problemWords(error));
    } finally {
      setIsPending(false);
    }
  };
  return {
    isPending,
    publish: () => run(() => client.rubrics.publishRubric({ rubricId }), t('publish.done')),
    enable: () => run(() => client.rubrics.setRubricEnabled({ rubricId, enabled: true }), t('enabled')),
    discard: async () => {
      const isSure = await confirm({
        title: t('discard.title'),
        body: t('discard.body'),
        confirmLabel: t('discard.action'),
        danger: true,
      });
      if (isSure) await run(() => client.rubrics.discardRubricDraft({ rubricId }), t('discard.done'));
    },
  };
}
