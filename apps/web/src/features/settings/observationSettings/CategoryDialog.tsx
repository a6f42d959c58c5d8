import { useForm } from '@mantine/form';
import type { ShownObservation } from '@schooldog/contract/settings';
import { isId, type JsonValue } from '@schooldog/domain/kernel';
import {
  categoryMerge,
  categorySchema,
  isCategoryIcon,
  type ObservationCategory,
  refusalOfCategory,
} from '@schooldog/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId, uploadFile } from '../../../platform/uploads/upload.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { failureText, fieldErrors } from './formErrors.ts';
import { ObservationDialog } from './ObservationDialog.tsx';
import { PictureField } from './PictureField.tsx';
import { TagsField } from './TagsField.tsx';
import { useSaveObservation } from './useSaveObservation.ts';

type Props = Readonly<{
  settings: ShownObservation;
  /** Null for a new one. */
  known: ObservationCategory | null;
  onClose(): void;
}>;

export function CategoryDialog({ settings, known, onClose }: Props) {
  const { t } = useTranslation('features/settings/observationSettings');
  const save = useSaveObservation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [picture, setPicture] = useState<File | null>(null);
  // One id for as long as the dialog is open: a repeated try cannot make a second category.
  const [fresh] = useState(() => ({ id: newId(), label: '', image: '', tags: [], isArchived: false }));
  const form = useForm<ObservationCategory>({
    initialValues: known ?? fresh,
    validate: (values) =>
      fieldErrors(categorySchema.safeParse(values), refusalOfCategory(settings, values), t),
  });

  const merging = useMerging(categoryMerge, {
    current: settings.categories.find(({ id }) => id === known?.id) ?? known ?? fresh,
    read: form.getValues,
    write: ({ tags, ...values }) => form.setValues({ ...values, tags: [...tags] }),
  });
  const mergeProblem = useMergeProblem();
  const history = useQuery(
    api.settings.getObservationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );

  const submit = async (category: ObservationCategory) => {
    const edit = merging.edit();
    if (edit === null) return;
    setFailure(null);
    setIsBusy(true);
    try {
      const image = picture === null ? category.image : await uploadFile(picture);
      const from = merging.base.image;
      const changed = image === from ? edit : { ...edit, image: { from, to: image } };
      const thing = { ...category, image };
      await save.mutateAsync({ kind: 'category', thing, ...(known === null ? {} : { edit: changed }) });
      toastSuccess(t(known === null ? 'dialog.added' : 'dialog.saved', { name: category.label.trim() }));
      onClose();
    } catch (error) {
      merging.takeConflict(error);
      setFailure(mergeProblem(error) ?? failureText(error, t));
      setIsBusy(false);
    }
  };

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
      submit={submit}
      isPending={isBusy}
      problem={failure}
      onClose={onClose}
      conflicts={
        <MergeConflicts
          merging={merging}
          labelOf={([field]) => t(field === 'image' ? 'picture.title' : 'dialog.name')}
          wordsOf={wordsOf}
          history={history.data}
          audited={() => [`category:${known?.id}`]}
        />
      }
    >
      <PictureField
        label={form.values.label}
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
