import type { History } from '@schooldog/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { failureText } from './formErrors.ts';

type Merging<Edit> = Readonly<{
  isAuthorUnknown: boolean;
  edit(): Edit | null;
  takeConflict(error: unknown): boolean;
}>;

type Given<Values, Edit> = Readonly<{
  merging: Merging<Edit>;
  isNew: boolean;
  send(values: Values, edit: Edit): Promise<unknown>;
  nameOf(values: Values): string;
  onClose(): void;
}>;

/** Sends the form of a category, an item or a tag, and closes it; a failure or a conflict is shown in it. */
export function useSubmitObservation<Values, Edit>(
  given: Given<Values, Edit>,
): {
  submit(values: Values): Promise<void>;
  isPending: boolean;
  problem: string | null;
  history: History | undefined;
} {
  const { merging, isNew, send, nameOf, onClose } = given;
  const { t } = useTexts('features/settings/observationSettings');
  const mergeProblem = useMergeProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const history = useQuery(
    api.settings.getObservationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const submit = async (values: Values) => {
    const edit = merging.edit();
    if (edit === null) return;
    setProblem(null);
    setIsPending(true);
    try {
      await send(values, edit);
      toastSuccess(t(isNew ? 'dialog.added' : 'dialog.saved', { name: nameOf(values) }));
      onClose();
    } catch (error) {
      merging.takeConflict(error);
      setProblem(mergeProblem(error) ?? failureText(error, t));
      setIsPending(false);
    }
  };
  return { submit, isPending, problem, history: history.data };
}
