import type { UseFormReturnType } from '@mantine/form';
import type { Labels } from '@schooldog/domain/settings';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { LabelFields } from './LabelFields.tsx';

type Props<Values> = Readonly<{
  title: string;
  /** What the button that adds a new one says. */
  addLabel: string;
  isNew: boolean;
  form: UseFormReturnType<Values>;
  submit(values: Values): Promise<void>;
  isPending: boolean;
  problem: string | null;
  onClose(): void;
  conflicts: ReactNode;
  children: ReactNode;
}>;

/** The dialog of a category or an item: its name, and the fields of its kind. */
export function ObservationDialog<Values extends { labels: Labels }>(props: Props<Values>) {
  const { addLabel, isNew, form, submit, conflicts, children, ...dialog } = props;
  const { t } = useTexts('features/settings/observationSettings');
  return (
    <FormDialog
      {...dialog}
      submitLabel={isNew ? addLabel : t('dialog.save')}
      offlineReason={t('offline')}
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        (_errors, _values, event) => focusFirstError(event),
      )}
    >
      {conflicts}
      <LabelFields labels={form.values.labels} inputProps={form.getInputProps} takesFocus={isNew} />
      {children}
    </FormDialog>
  );
}
