import { useForm } from '@mantine/form';
import type { ShownObservation } from '@schooldog/contract/settings';
import { isId, type JsonValue } from '@schooldog/domain/kernel';
import {
  type CategoryEdit,
  categoryMerge,
  categorySchema,
  isCategoryIcon,
  labelIn,
  type Labels,
  type ObservationCategory,
  refusalOfCategory,
  withLabels,
} from '@schooldog/domain/settings';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { uploadFile } from '../../../platform/uploads/upload.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMerging } from '../../../ui/useMerging.ts';
import { fieldErrors } from './formErrors.ts';
import { filledLabels, labelled } from './labelValues.ts';
import { ObservationDialog } from './ObservationDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { TagsField } from './TagsField.tsx';
import { useSaveObservation } from './useSaveObservation.ts';
import { useSubmitObservation } from './useSubmitObservation.ts';

type Props = Readonly<{
  settings: ShownObservation;
  /** Null for a new one. */
  known: ObservationCategory | null;
  onClose(): void;
}>;

type Values = ObservationCategory & { labels: Labels };

export function CategoryDialog({ settings, known, onClose }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const save = useSaveObservation();
  const [picture, setPicture] = useState<File | null>(null);
  // One id for as long as the dialog is open: a repeated try cannot make a second category.
  const [fresh] = useState(() => ({
    id: newId(),
    label: '',
    labels: {},
    image: '',
    tags: [],
    isArchived: false,
  }));
  const form = useForm<Values>({
    initialValues: {
      ...(known ?? fresh),
      labels: filledLabels(known === null ? {} : withLabels(known).labels),
    },
    validate: (values) => {
      const category = labelled(values);
      const refusal = refusalOfCategory(settings, category);
      return fieldErrors(categorySchema.safeParse(category), refusal, { t, language });
    },
  });

  const merging = useMerging(categoryMerge, {
    current: withLabels(settings.categories.find(({ id }) => id === known?.id) ?? known ?? fresh),
    read: () => labelled(form.getValues()),
    write: ({ tags, labels, ...values }) =>
      form.setValues({ ...values, labels: filledLabels(labels), tags: [...tags] }),
  });
  const { history, ...saving } = useSubmitObservation<Values, CategoryEdit>({
    merging,
    isNew: known === null,
    send: async (values, edit) => {
      const category = labelled(values);
      const image = picture === null ? category.image : await uploadFile(picture);
      const from = merging.base.image;
      const changed = image === from ? edit : { ...edit, image: { from, to: image } };
      const thing = { ...category, image };
      await save.mutateAsync({ kind: 'category', thing, ...(known === null ? {} : { edit: changed }) });
    },
    nameOf: (values) => labelIn(labelled(values), language),
    onClose,
  });

  const wordsOf = (value: JsonValue): string => {
    if (typeof value !== 'string') return '';
    if (isId(value)) return t('picture.uploaded');
    return isCategoryIcon(value) ? t(`icons.${value}`) : value;
  };
  return (
    <ObservationDialog
      title={t(known === null ? 'dialog.addCategory' : 'dialog.editCategory')}
      addLabel={t('categories.add')}
      isNew={known === null}
      form={form}
      {...saving}
      onClose={onClose}
      conflicts={
        <MergeConflicts
          merging={merging}
          labelOf={([field, named]) =>
            field === 'image' ? t('picture.title') : t(`dialog.nameIn.${named === 'es' ? 'es' : 'en'}`)
          }
          wordsOf={wordsOf}
          history={history}
          audited={() => [`category:${known?.id}`]}
        />
      }
    >
      <PictureField
        label={labelIn(labelled(form.values), language)}
        image={form.values.image}
        uploaded={known}
        imageUrls={settings.imageUrls}
        file={picture}
        onImage={(image) => {
          form.setFieldValue('image', image);
          setPicture(null);
        }}
        onFile={setPicture}
      />
      <TagsField settings={settings} help={t('dialog.tagsHelpCategory')} {...form.getInputProps('tags')} />
    </ObservationDialog>
  );
}
