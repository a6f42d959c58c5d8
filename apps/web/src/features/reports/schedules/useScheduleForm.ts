// The form of a schedule: it follows the stored one, which its owner or another window may change at any time.
import type { ShownSchedule } from '@schooldog/contract/reports';
import {
  type ReportQuery,
  type ScheduleForm,
  scheduleFormSchema,
  scheduleMerge,
} from '@schooldog/domain/reports';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { type FilledSchedule, filledOf, formOf, withStored } from './filled.ts';

type Begun = Readonly<{
  query: ReportQuery;
  /** Null for a new one. */
  schedule: ShownSchedule | null;
  /** Of the report, which names a new schedule. */
  name: string;
  onDone(): void;
}>;

export function useScheduleForm({ query, schedule, name, onDone }: Begun) {
  const { t } = useTexts('features/reports/schedules');
  const { userId } = useActor();
  const [filled, setShown] = useState<FilledSchedule>(() => filledOf(schedule, { query, name, userId }));
  const latest = useRef(filled);
  const setFilled = (changed: FilledSchedule) => {
    latest.current = changed;
    setShown(changed);
  };
  const [isChecked, setIsChecked] = useState(false);
  const checked = scheduleFormSchema.safeParse(formOf(filled, query));
  const [begun] = useState(() => formOf(filled, query));
  const merging = useMerging(scheduleMerge, {
    current: schedule === null ? begun : scheduleMerge.pick(schedule),
    read: () => formOf(latest.current, query),
    write: (values) => setFilled(withStored(latest.current, values)),
  });
  // One for as long as the dialog is open: sent twice, the server would know it.
  const [created] = useState(newId);
  const save = useMutation({
    mutationFn: ({
      form,
      edit,
    }: Readonly<{ form: ScheduleForm; edit: ReturnType<typeof scheduleMerge.compare> }>) =>
      schedule === null
        ? client.reports.createSchedule({ scheduleId: created, schedule: form })
        : client.reports.editSchedule({ scheduleId: schedule.id, edit }),
    onSuccess: async () => {
      toastSuccess(t(schedule === null ? 'done.created' : 'done.updated'));
      onDone();
      await refetchSoon('reports');
    },
    onError: (error) => void merging.takeConflict(error),
  });
  const mergeProblem = useMergeProblem();
  return {
    filled,
    set: (change: Partial<FilledSchedule>) => setFilled({ ...latest.current, ...change }),
    wrong: new Set(isChecked ? checked.error?.issues.map(({ path }) => path[0]) : []),
    merging,
    /** False when something is missing or wrong. */
    submit: (): boolean => {
      setIsChecked(true);
      if (!checked.success) return false;
      const edit = merging.edit();
      if (edit !== null) save.mutate({ form: checked.data, edit });
      return true;
    },
    isPending: save.isPending,
    problem: save.isError
      ? (mergeProblem(save.error) ?? rejectionText(save.error) ?? t('form.notSaved'))
      : null,
  };
}
