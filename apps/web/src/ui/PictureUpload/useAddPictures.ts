// Adds chosen files: reports duplicates and wrong types, and scales large pictures first. That takes a while, in
// which the user continues: each choice waits for the previous one and is added to what is there by then.
import { addUploads } from '@schooldog/domain/kernel';
import { useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { preparePicture } from './scalePicture.ts';

type Parts = Readonly<{
  extensions: readonly string[];
  /** What is chosen at that moment, and how many there may be. */
  chosen(): Readonly<{ files: readonly File[]; maximum?: number | undefined }>;
  /** Gets what is new and ready to be sent. */
  onAdded(files: readonly File[]): void;
}>;

export type AddPictures = Readonly<{
  isWorking: boolean;
  /** What was left out and why, as text. */
  notes: readonly string[];
  add(chosen: readonly File[]): Promise<void>;
}>;

export function useAddPictures({ extensions, chosen, onAdded }: Parts): AddPictures {
  const { t } = useTexts('ui');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [underWay, setUnderWay] = useState(0);
  const line = useRef(Promise.resolve());

  const addNow = async (added: readonly File[]) => {
    const { files, maximum } = chosen();
    const result = addUploads(files, added, { extensions, maximum });
    const fresh = result.files.filter((file) => !files.includes(file));
    const prepared = await Promise.all(
      fresh.map(async (file) => ({ file, picture: await preparePicture(file) })),
    );
    const broken = prepared.filter(({ picture }) => picture === null).map(({ file }) => file);
    const names = (named: readonly File[]) => named.map(({ name }) => name).join(', ');
    setNotes([
      ...(result.duplicates.length > 0 ? [t('upload.duplicates', { names: names(result.duplicates) })] : []),
      ...(result.refused.length > 0
        ? [t('upload.refused', { names: names(result.refused), allowed: extensions.join(', ') })]
        : []),
      ...(broken.length > 0 ? [t('upload.broken', { names: names(broken) })] : []),
      ...(result.tooMany && maximum !== undefined ? [t('upload.tooMany', { maximum })] : []),
    ]);
    onAdded(prepared.flatMap(({ picture }) => picture ?? []));
  };
  const add = async (added: readonly File[]) => {
    setUnderWay((count) => count + 1);
    line.current = line.current.then(() => addNow(added)).finally(() => setUnderWay((count) => count - 1));
    await line.current;
  };

  return { isWorking: underWay > 0, notes, add };
}
