import type { ShownSeries } from '@schooldog/contract/recurring';
import { addDays } from '@schooldog/domain/dates';
import { mergedSeriesOf } from '@schooldog/domain/recurring';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { focusFirstProblem } from '../../../ui/recordForm/Field.tsx';
import { TakenOverNote } from '../../../ui/recordForm/FormNotes.tsx';
import { useFilled } from '../../../ui/recordForm/useFilled.ts';
import { useOnChange } from '../../../ui/useOnChange.ts';
import { useToday } from '../../../ui/useToday.ts';
import { fieldRulesFor } from '../../workOrders/index.ts';
import { noProblems, problemsIn } from './problems.ts';
import { SeriesConflicts } from './SeriesConflicts.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { useSaveSeries } from './useSaveSeries.ts';
import { type FilledSeries, seriesForm } from './values.ts';

type Props = Readonly<{
  series: ShownSeries | null;
  settings: TasksSettings;
  begun: FilledSeries;
  onClose(): void;
}>;

const noPictures: ReadonlyMap<string, string> = new Map();

export function SeriesFormDialog({ series, settings, begun, onClose }: Props) {
  const { t } = useTexts('features/recurring/form');
  const actor = useActor();
  const today = useToday();
  const { filled, latest, set, setValues, choose, follow, hasTakenOver } = useFilled(seriesForm, begun);
  const { values, conflicts } = filled;
  const conflictTitle = useRef<HTMLHeadingElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const { data: current = series } = useQuery(
    api.recurring.getSeries.queryOptions({ input: series === null ? skipToken : { seriesId: series.id } }),
  );
  useOnChange(JSON.stringify(current), () => {
    if (current !== null) follow(mergedSeriesOf(current), noPictures);
  });
  const save = useSaveSeries({
    seriesId: series?.id ?? null,
    onConflict: (present) => follow(present, noPictures),
    onDone: onClose,
  });
  const rules = fieldRulesFor({ settings, actor, schoolId: values.schoolIds[0] ?? null, order: null });
  const problemsNow = () => problemsIn(values, { rules, before: current, tomorrow: addDays(today, 1) });

  const leave = async () => {
    const isSame = JSON.stringify(values) === JSON.stringify(begun.values);
    const question = {
      title: t('leave.title'),
      body: t('leave.body'),
      confirmLabel: t('leave.discard'),
      cancelLabel: t('leave.stay'),
      danger: true,
    };
    if (isSame || (await confirm(question))) onClose();
  };
  const kind = series === null ? 'create' : 'edit';
  const problems = wasTried ? problemsNow() : noProblems;
  return (
    <FormDialog
      title={t(`title.${kind}`)}
      width="workOrder"
      submitLabel={t(`submit.${kind}`)}
      isPending={save.isPending}
      problem={save.problem}
      offlineReason={t('offline')}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        const { own, order } = problemsNow();
        if (conflicts.length > 0) conflictTitle.current?.focus();
        else if (own.size + order.size > 0)
          focusFirstProblem(event.currentTarget, [...own.keys(), ...order.keys()]);
        else save.submit(latest.get());
      }}
      onClose={() => void leave()}
    >
      <SeriesConflicts series={current} merging={{ conflicts, choose, titleRef: conflictTitle }} />
      {hasTakenOver && conflicts.length === 0 ? <TakenOverNote>{t('takenOver')}</TakenOverNote> : null}
      <SeriesFields
        form={{ values, set, setValues, problems }}
        series={current}
        settings={settings}
        rules={rules}
        today={today}
      />
    </FormDialog>
  );
}
