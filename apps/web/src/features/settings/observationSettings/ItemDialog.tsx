import { MultiSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ShownObservation } from '@schooldog/contract/settings';
import {
  type ItemEdit,
  itemMerge,
  itemSchema,
  labelIn,
  type Labels,
  refusalOfItem,
  withLabels,
  withOtherLast,
  type ObservationItem,
} from '@schooldog/domain/settings';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMerging } from '../../../ui/useMerging.ts';
import { fieldErrors } from './formErrors.ts';
import { filledLabels, labelled } from './labelValues.ts';
import { ObservationDialog } from './ObservationDialog.tsx';
import { TagsField } from './TagsField.tsx';
import { useSaveObservation } from './useSaveObservation.ts';
import { useSubmitObservation } from './useSubmitObservation.ts';

type Props = Readonly<{
  settings: ShownObservation;
  /** Null for a new one. */
  known: ObservationItem | null;
  /** The category that is being looked at, where a new item most likely belongs. */
  inCategory: string | undefined;
  onClose(): void;
}>;

type Values = ObservationItem & { labels: Labels };

export function ItemDialog({ settings, known, inCategory, onClose }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const save = useSaveObservation();
  const [fresh] = useState(() => ({
    id: newId(),
    label: '',
    labels: {},
    categories: settings.categories.map(({ id }) => id).filter((id) => id === inCategory),
    tags: [],
    isArchived: false,
  }));
  const form = useForm<Values>({
    initialValues: {
      ...(known ?? fresh),
      labels: filledLabels(known === null ? {} : withLabels(known).labels),
    },
    validate: (values) => {
      const item = labelled(values);
      const refusal = refusalOfItem(settings, item);
      return fieldErrors(itemSchema.safeParse(item), refusal, { t, language });
    },
  });
  const offered = settings.categories.filter(
    ({ id, isArchived }) => !isArchived || form.values.categories.includes(id),
  );

  const merging = useMerging(itemMerge, {
    current: withLabels(settings.items.find(({ id }) => id === known?.id) ?? known ?? fresh),
    read: () => labelled(form.getValues()),
    write: ({ tags, categories, labels, ...values }) =>
      form.setValues({
        ...values,
        labels: filledLabels(labels),
        tags: [...tags],
        categories: [...categories],
      }),
  });
  const { history, ...saving } = useSubmitObservation<Values, ItemEdit>({
    merging,
    isNew: known === null,
    send: (values, edit) =>
      save.mutateAsync({ kind: 'item', thing: labelled(values), ...(known === null ? {} : { edit }) }),
    nameOf: (values) => labelIn(labelled(values), language),
    onClose,
  });

  return (
    <ObservationDialog
      title={t(known === null ? 'dialog.addItem' : 'dialog.editItem')}
      addLabel={t('items.add')}
      isNew={known === null}
      form={form}
      {...saving}
      onClose={onClose}
      conflicts={
        <MergeConflicts
          merging={merging}
          labelOf={([, named]) => t(`dialog.nameIn.${named === 'es' ? 'es' : 'en'}`)}
          history={history}
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
        data={withOtherLast(offered, language).map(({ id, label }) => ({ value: id, label }))}
        nothingFoundMessage={t('dialog.noCategory')}
        {...form.getInputProps('categories')}
      />
      <TagsField settings={settings} help={t('dialog.tagsHelpItem')} {...form.getInputProps('tags')} />
    </ObservationDialog>
  );
}
