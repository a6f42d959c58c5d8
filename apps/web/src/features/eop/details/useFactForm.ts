// A single fact of a component that is saved for itself: it follows the component, and asks where somebody else has
// changed it too.
import type { FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { useMergedForm } from '../../../ui/useMergedForm.ts';

type Fact<Of extends Shapes> = Readonly<{
  componentId: string;
  merge: Merge<Of>;
  current: FieldsOf<Of>;
  send(edit: ReturnType<Merge<Of>['compare']>): Promise<unknown>;
  saved: string;
  onDone(): void;
  /** It was not saved, and there is nothing to choose. */
  onFailed?(): void;
}>;

export function useFactForm<Of extends Shapes>(fact: Fact<Of>) {
  const { componentId, merge, current, send, saved, onDone, onFailed } = fact;
  const { t } = useTexts('features/eop');
  const save = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toastSuccess(saved);
      await refetchSoon('eop');
    },
    onError: (error) => {
      if (refusalOf(error).code === 'record.conflict') return;
      toastError(t('details.failed'));
      onFailed?.();
    },
  });
  const form = useMergedForm({ merge, current, save, notSaved: t('details.failed'), onDone });
  const history = useQuery(
    api.eop.getComponentHistory.queryOptions({
      input: form.merging.isAuthorUnknown ? { componentId } : skipToken,
    }),
  );
  return { ...form, history: history.data };
}
