import { MultiSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ShownObservation } from '@schooldog/contract/settings';
import {
  itemMerge,
  itemSchema,
  refusalOfItem,
  withOtherLast,
  type ObservationItem,
} from '@schooldog/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/uploads/upload.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { failureText, fieldErrors } from './formErrors.ts';
import { ObservationDialog } from './ObservationDialog.tsx';
import { TagsField } from './TagsField.tsx';
import { useSaveObservation } from './useSaveObservation.ts';

type Props = Readonly<{
  settings: ShownObservation;
  /** Null for a new one. */
  known: ObservationItem | null;
  /** The category that is being looked at, where a new item most likely belongs. */
  inCategory: string | undefined;
  onClose(): void;
}>;

export function ItemDialog({ settings, known, inCategory, onClose }: Props) {
  const { t, i18n } = useTranslation('features/settings/observationSettings');
  const save = useSaveObservation();
  const [failure, setFailure] = useState<string | null>(null);
  const [fresh] = useState(() => ({
    id: newId(),
    label: '',
    categories: settings.categories.map(({ id }) => id).filter((id) => id === inCategory),
    tags: [],
    isArchived: false,
  }));
  const form = useForm<ObservationItem>({
    initialValues: known ?? fresh,
    validate: (values) => fieldErrors(itemSchema.safeParse(values), refusalOfItem(settings, values), t),
  });
  const offered = settings.categories.filter(
    ({ id, isArchived }) => !isArchived || form.values.categories.includes(id),
  );

  const merging = useMerging(itemMerge, {
    current: settings.items.find(({ id }) => id === known?.id) ?? known ?? fresh,
    read: form.getValues,
    write: ({ tags, categories, ...values }) =>
      form.setValues({ ...values, tags: [...tags], categories: [...categories] }),
  });
  const mergeProblem = useMergeProblem();
  const history = useQuery(
    api.settings.getObservationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );

  const submit = async (item: ObservationItem) => {
    const edit = merging.edit();
    if (edit === null) return;
    setFailure(null);
    try {
      await save.mutateAsync({ kind: 'item', thing: item, ...(known === null ? {} : { edit }) });
      toastSuccess(t(known === null ? 'dialog.added' : 'dialog.saved', { name: item.label.trim() }));
      onClose();
    } catch (error) {
      merging.takeConflict(error);
      setFailure(mergeProblem(error) ?? failureText(error, t));
    }
  };

  return (
    <ObservationDialog
      title={t(known === null ? 'dialog.addItem' : 'dialog.editItem')}
      addLabel={t('items.add')}
      isNew={known === null}
      form={form}
      submit={submit}
      isPending={save.isPending}
      problem={failure}
      onClose={onClose}
      conflicts={
        <MergeConflicts
          merging={merging}
          labelOf={() => t('dialog.name')}
          history={history.data}
          audited={() => [`item:${known?.id}`]}
        />
      }
    >
      <MultiSelect
        label={t('dialog.categories')}
        description={t('dialog.categoriesHelp')}
        required
        searchable
        maxValues={20}
        data={withOtherLast(offered, i18n.language).map(({ id, label }) => ({ value: id, label }))}
        nothingFoundMessage={t('dialog.noCategory')}
        {...form.getInputProps('categories')}
      />
      <TagsField settings={settings} help={t('dialog.tagsHelpItem')} {...form.getInputProps('tags')} />
    </ObservationDialog>
  );
}
