import type { FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { useSaveSettings } from './queries.ts';

type Card<Of extends Shapes> = Readonly<{
  merge: Merge<Of>;
  current: FieldsOf<Of>;
  send(edit: ReturnType<Merge<Of>['compare']>): Promise<TasksSettings>;
  saved: string;
  onDone(): void;
}>;

/** The form of one card. Others may save the same card while it is open. */
export function useCardForm<Of extends Shapes>({ merge, current, send, saved, onDone }: Card<Of>) {
  const [values, setShown] = useState(current);
  const latest = useRef(values);
  const setValues = (changed: FieldsOf<Of>) => {
    latest.current = changed;
    setShown(changed);
  };
  const merging = useMerging(merge, { current, read: () => latest.current, write: setValues });
  const history = useQuery(
    api.workOrders.getTasksSettingsHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const save = useSaveSettings(send, saved);
  const mergeProblem = useMergeProblem();
  const { t } = useTranslation('features/workOrders/settings');
  const submit = () => {
    const edit = merging.edit();
    if (edit === null) return;
    save.mutate(edit, { onSuccess: onDone, onError: (error) => void merging.takeConflict(error) });
  };
  const problem = save.isError
    ? (mergeProblem(save.error) ?? rejectionText(save.error) ?? t('notSaved'))
    : null;
  return { values, setValues, merging, history: history.data, submit, isPending: save.isPending, problem };
}
