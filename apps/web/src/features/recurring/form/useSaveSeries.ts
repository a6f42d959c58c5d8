import { recordConflictSchema } from '@schooldog/domain/kernel';
import { type MergedSeries, seriesFormOf, seriesMerge } from '@schooldog/domain/recurring';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { type FilledSeries, fieldsOf } from './values.ts';

type Given = Readonly<{
  /** Null for a new one. */
  seriesId: string | null;
  /** The series as it is now, when someone else changed the same. */
  onConflict(present: MergedSeries): void;
  onDone(): void;
}>;

/** The form has been checked. */
export function useSaveSeries({ seriesId, onConflict, onDone }: Given) {
  const { t } = useTexts('features/recurring/form');
  const mergeProblem = useMergeProblem();
  // One for as long as the dialog is open: sent twice, the server would know it.
  const [created] = useState(newId);
  const save = useMutation({
    mutationFn: async ({ values, base }: FilledSeries) => {
      const fields = fieldsOf(values);
      if (seriesId === null || base === null)
        return client.recurring.createSeries({ seriesId: created, series: seriesFormOf(fields) });
      return client.recurring.editSeries({ seriesId, edit: seriesMerge.compare(base, fields) });
    },
    onSuccess: async () => {
      toastSuccess(t(seriesId === null ? 'done.created' : 'done.updated'));
      onDone();
      await refetchSoon('recurring');
    },
    onError: (error) => {
      const { code, data } = refusalOf(error);
      const present = recordConflictSchema.safeParse(code === 'record.conflict' ? data : null).data?.present;
      const fields = seriesMerge.readFields(present);
      if (fields !== undefined) onConflict(fields);
    },
  });
  const problem = save.isError
    ? (mergeProblem(save.error) ?? rejectionText(save.error) ?? t('notSaved'))
    : null;
  return { submit: save.mutate, isPending: save.isPending, problem };
}
