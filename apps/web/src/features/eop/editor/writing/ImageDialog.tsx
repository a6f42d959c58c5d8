import { FileInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'];

type Props = Readonly<{ onAdd(file: File, alt: string): void; onClose(): void }>;

/** A picture, and what it shows, for people who cannot see it. */
export function ImageDialog({ onAdd, onClose }: Props) {
  const { t } = useTexts('features/eop/editor');
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isPicture = file !== null && pictureTypes.includes(file.type);
  return (
    <FormDialog
      title={t('image.title')}
      submitLabel={t('image.submit')}
      isPending={false}
      problem={null}
      offlineReason={t('image.offline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (file === null || !isPicture) {
          focusFirstError(event);
          return;
        }
        onAdd(file, alt.trim());
        onClose();
      }}
    >
      <FileInput
        label={t('image.file')}
        description={t('image.types')}
        placeholder={t('image.choose')}
        accept={pictureTypes.join(',')}
        value={file}
        onChange={setFile}
        error={isChecked && !isPicture ? t('image.required') : undefined}
        size="md"
        required
      />
      <TextInput
        label={t('image.alt')}
        description={t('image.altHelp')}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        maxLength={500}
      />
    </FormDialog>
  );
}
