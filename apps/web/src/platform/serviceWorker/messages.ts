/** Sent by a page to a waiting worker when the user agreed to reload. */
export const skipWaiting = 'SKIP_WAITING';

const keepFilesKind = 'KEEP_FILES';

export type Wanted = Readonly<{
  language: string;
  /** What draws PDFs is large, so only devices on which some are pinned have it. */
  withPdf: boolean;
}>;

/** Sent by an idle page: the worker fetches the missing files of the app, with the texts of this language. */
export function keepFiles({ language, withPdf }: Wanted) {
  return { kind: keepFilesKind, language, withPdf } as const;
}

/** What such a message asks for; null for any other. */
export function filesToKeep(message: unknown): Wanted | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('kind' in message) || message.kind !== keepFilesKind || !('language' in message)) return null;
  const withPdf = 'withPdf' in message && message.withPdf === true;
  return typeof message.language === 'string' ? { language: message.language, withPdf } : null;
}
