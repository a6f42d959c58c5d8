// The pictures of the text: those of the component, and new ones that are on their way to the server.
import { useEffect, useMemo, useRef } from 'react';
import { newId } from '../../../../platform/newId.ts';
import { uploadFile } from '../../../../platform/uploads/upload.ts';
import { useLatest } from '../../../../ui/useLatest.ts';
import type { ImageUrls } from '../view/drawRichText.ts';

export type Pictures = Readonly<{
  urlOf(fileId: string): string | undefined;
  /** Shown at once; the text is saved after it has arrived. */
  upload(file: File): string;
  /** Resolves when no picture is on its way. */
  arrived(): Promise<void>;
}>;

export function usePictures(
  imageUrls: ImageUrls,
  onLost: (fileId: string, error: unknown) => void,
): Pictures {
  const urls = useLatest(imageUrls);
  const lost = useLatest(onLost);
  const local = useRef(new Map<string, string>());
  const sending = useRef(new Set<Promise<void>>());
  useEffect(() => {
    const shown = local.current;
    return () => {
      for (const url of shown.values()) URL.revokeObjectURL(url);
    };
  }, []);
  return useMemo(
    () => ({
      urlOf: (fileId) => {
        const stored = urls.get();
        return local.current.get(fileId) ?? (Object.hasOwn(stored, fileId) ? stored[fileId] : undefined);
      },
      upload: (file) => {
        const fileId = newId();
        local.current.set(fileId, URL.createObjectURL(file));
        const sent: Promise<void> = uploadFile(file, fileId)
          .then(() => undefined)
          .catch((error: unknown) => lost.get()(fileId, error))
          .finally(() => sending.current.delete(sent));
        sending.current.add(sent);
        return fileId;
      },
      arrived: async () => {
        while (sending.current.size > 0) await Promise.all(sending.current);
      },
    }),
    [urls, lost],
  );
}
