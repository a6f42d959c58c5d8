import { jsonEqual } from '@schooldog/domain/kernel';
import type { Rubric } from '@schooldog/domain/rubrics';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useProblemWords } from '../parts/useProblemWords.ts';
import type { RubricEditor } from './editing/createEditor.ts';
import { toSend } from './editing/toSend.ts';
import { knownOf, showSaved } from './editing/useRubricEditor.ts';

/** Somebody else's changes came, which the person has not looked at; null where it is not known whose. */
type Changed = Readonly<{ byName: string | null }>;
type Call = (seen: string) => Promise<Rubric>;

/**
 * Enabling, publishing and discarding. What is on the screen is saved first, so that exactly that is published. What
 * another person changed after this one looked is neither published nor discarded before they were asked again.
 */
export function usePublishing(rubricId: string, editor: RubricEditor) {
  const { t } = useTexts('features/rubrics/editor');
  const queryClient = useQueryClient();
  const problemWords = useProblemWords();
  const { firstName, lastName } = useUser();
  const [isPending, setIsPending] = useState(false);

  /** The answer to a save holds what others did, too. */
  const saveFirst = async (): Promise<'asSeen' | Changed | 'notSaved'> => {
    const { values, base } = editor.store.get();
    const wanted = toSend(values, base);
    if (!(await editor.flush())) return 'notSaved';
    return jsonEqual(editor.store.get().base, wanted) ? 'asSeen' : { byName: null };
  };
  const showNewest = async (): Promise<Changed> => {
    const newest = api.rubrics.getRubric.queryOptions({ input: { rubricId }, staleTime: 0 });
    const shown = await queryClient.query(newest);
    editor.receive(knownOf(shown));
    return { byName: shown.updatedByName };
  };
  const send = async (call: Call, seen: string, done: string): Promise<'done' | Changed> => {
    try {
      showSaved(queryClient, await call(seen), `${firstName} ${lastName}`);
      toastSuccess(done);
      return 'done';
    } catch (error) {
      if (refusalOf(error).code !== 'rubric.draftChanged') throw error;
      return showNewest();
    }
  };
  const pending = async <Result>(run: () => Promise<Result>): Promise<Result | 'failed'> => {
    setIsPending(true);
    try {
      return await run();
    } catch (error) {
      toastError(problemWords(error));
      return 'failed';
    } finally {
      setIsPending(false);
    }
  };

  const offer = (call: Call, done: string) =>
    pending(async () => {
      const saved = await saveFirst();
      if (saved === 'notSaved') {
        toastError(t('publish.notSaved'));
        return;
      }
      const sent = saved === 'asSeen' ? await send(call, editor.seen(), done) : saved;
      if (sent !== 'done') toastError(t(`publish.${changedBy(sent)}`, { name: sent.byName ?? '' }));
    });
  const isSure = (changed: Changed | null) =>
    confirm({
      title: t('discard.title'),
      body:
        changed === null
          ? t('discard.body')
          : t(`discard.${changedBy(changed)}`, { name: changed.byName ?? '' }),
      confirmLabel: t('discard.action'),
      danger: true,
    });

  return {
    isPending,
    publish: () => offer((seen) => client.rubrics.publishRubric({ rubricId, seen }), t('publish.done')),
    enable: () => offer(() => client.rubrics.setRubricEnabled({ rubricId, enabled: true }), t('enabled')),
    discard: async () => {
      const saved = await saveFirst();
      if (saved === 'notSaved') {
        toastError(t('discard.notSaved'));
        return;
      }
      let changed = saved === 'asSeen' ? null : saved;
      const discardDraft: Call = (seen) => client.rubrics.discardRubricDraft({ rubricId, seen });
      // What comes while the question is open was not seen when it was asked.
      for (let seen = editor.seen(); await isSure(changed); seen = editor.seen()) {
        const asked = seen;
        const sent = await pending(() => send(discardDraft, asked, t('discard.done')));
        if (sent === 'done' || sent === 'failed') return;
        changed = sent;
      }
    },
  };
}

function changedBy({ byName }: Changed): 'changed' | 'changedBy' {
  return byName === null ? 'changed' : 'changedBy';
}
