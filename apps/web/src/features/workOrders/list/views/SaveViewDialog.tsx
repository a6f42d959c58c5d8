import { TextInput } from '@mantine/core';
import type { SavedView } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../../platform/toasts/toasts.ts';
import { newId } from '../../../../platform/newId.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { useSaveView } from './useViews.ts';

type Props = Readonly<{
  query: string;
  /** The view that is shown now: saving it again renames it. */
  present: SavedView | undefined;
  views: readonly SavedView[];
  onClose(): void;
}>;

/** A name that is taken already gets the present filter. */
export function SaveViewDialog({ query, present, views, onClose }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const [name, setName] = useState(present?.name ?? '');
  const save = useSaveView();
  const written = name.trim();
  const same = views.find((view) => view.name.toLowerCase() === written.toLowerCase());
  const replaced = same ?? present;
  const isFull = replaced === undefined && views.length >= workOrderLimits.views;
  const submit = () => {
    if (written === '' || isFull) return;
    save.mutate(
      { viewId: replaced?.id ?? newId(), name: written, query },
      {
        onSuccess: () => {
          toastSuccess(t('views.saved', { name: written }));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('views.saveTitle')}
      submitLabel={t('views.saveSubmit')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
      isPending={save.isPending}
      isDisabled={written === '' || isFull}
      problem={isFull ? t('views.full', { count: workOrderLimits.views }) : null}
      offlineReason={t('views.offline')}
    >
      <TextInput
        label={t('views.name')}
        description={
          same !== undefined && same !== present ? t('views.replaces', { name: same.name }) : t('views.help')
        }
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={workOrderLimits.viewName}
        required
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
