import { useForm } from '@mantine/form';
import type { ShownObservation } from '@schooldog/contract/settings';
import { categorySchema, refusalOfCategory, type ObservationCategory } from '@schooldog/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId, uploadFile } from '../../../platform/uploads/upload.ts';
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
  const { t } = useTranslation('observationSettings');
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

  const submit = async (category: ObservationCategory) => {
    setFailure(null);
    setIsBusy(true);
    try {
      const image = picture === null ? category.image : await uploadFile(picture);
      await save.mutateAsync({ kind: 'category', thing: { ...category, image } });
      toastSuccess(t(known === null ? 'dialog.added' : 'dialog.saved', { name: category.label.trim() }));
      onClose();
    } catch (error) {
      setFailure(failureText(error, t));
      setIsBusy(false);
    }
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
