// Adds chosen files: leaves out doubles and wrong types and says which, and makes large pictures smaller first.
import { addUploads } from '@schooldog/domain/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preparePicture } from './scalePicture.ts';

type Rule = Readonly<{ extensions: readonly string[]; maximum?: number | undefined }>;

export type AddPictures = Readonly<{
  isWorking: boolean;
  /** What was left out and why, in words. */
  notes: readonly string[];
  add(chosen: readonly File[]): Promise<void>;
}>;

/** `onAdded` gets what is new and ready to be sent. */
export function useAddPictures(
  value: readonly File[],
  onAdded: (files: readonly File[]) => void,
  { extensions, maximum }: Rule,
): AddPictures {
  const { t } = useTranslation('ui');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [isWorking, setIsWorking] = useState(false);

  const add = async (chosen: readonly File[]) => {
    setIsWorking(true);
    const result = addUploads(value, chosen, { extensions, maximum });
    const fresh = result.files.filter((file) => !value.includes(file));
    const prepared = await Promise.all(
      fresh.map(async (file) => ({ file, picture: await preparePicture(file) })),
    );
    const broken = prepared.filter(({ picture }) => picture === null).map(({ file }) => file);
    const names = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
    setNotes([
      ...(result.duplicates.length > 0 ? [t('upload.duplicates', { names: names(result.duplicates) })] : []),
      ...(result.refused.length > 0
        ? [t('upload.refused', { names: names(result.refused), allowed: extensions.join(', ') })]
        : []),
      ...(broken.length > 0 ? [t('upload.broken', { names: names(broken) })] : []),
      ...(result.tooMany ? [t('upload.tooMany', { maximum })] : []),
    ]);
    onAdded(prepared.flatMap(({ picture }) => picture ?? []));
    setIsWorking(false);
  };

  return { isWorking, notes, add };
}
