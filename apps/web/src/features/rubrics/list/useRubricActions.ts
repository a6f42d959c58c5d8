import type { ListedRubric } from '@schooldog/contract/rubrics';
import { rubricLimits } from '@schooldog/domain/rubrics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useProblemWords } from '../parts/useProblemWords.ts';

/** What the menu of a rubric does. */
export function useRubricActions() {
  const { t } = useTexts('features/rubrics');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const problemWords = useProblemWords();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.rubrics.key() });
  const onError = (error: Error) => toastError(problemWords(error));
  const open = (rubricId: string) => void navigate({ to: '/rubrics/$rubricId', params: { rubricId } });

  const enabling = useMutation(
    api.rubrics.setRubricEnabled.mutationOptions({
      onSuccess: async ({ content }, { enabled }) => {
        await refresh();
        toastSuccess(t(enabled ? 'enable.done' : 'disable.done', { name: content.name }));
      },
      onError,
    }),
  );
  const duplication = useMutation(
    api.rubrics.duplicateRubric.mutationOptions({
      onSuccess: async ({ id, content }) => {
        await refresh();
        toastSuccess(t('duplicate.done', { name: content.name }), { label: t('open'), run: () => open(id) });
      },
      onError,
    }),
  );
  const deletion = useMutation(
    api.rubrics.deleteRubric.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toastSuccess(t('delete.done'));
      },
      onError,
    }),
  );

  return {
    open,
    setEnabled: ({ id }: ListedRubric, enabled: boolean) => enabling.mutate({ rubricId: id, enabled }),
    isDuplicating: duplication.isPending,
    duplicate: ({ id, name }: Pick<ListedRubric, 'id' | 'name'>) =>
      duplication.mutate({
        rubricId: newId(),
        fromRubricId: id,
        name: t('duplicate.name', { name: name === '' ? t('unnamed') : name }).slice(0, rubricLimits.name),
      }),
    remove: async ({ id, name, usedIn }: ListedRubric) => {
      const isSure = await confirm({
        title: t('delete.title', { name: name === '' ? t('unnamed') : name }),
        body: t('delete.body', { count: usedIn }),
        confirmLabel: t('delete.confirm'),
        danger: true,
      });
      if (isSure) deletion.mutate({ rubricId: id });
    },
  };
}
