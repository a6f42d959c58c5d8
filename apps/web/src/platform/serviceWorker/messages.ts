/** Sent by a page to a waiting worker when the user agreed to reload. */
export const skipWaiting = 'SKIP_WAITING';

const keepFilesKind = 'KEEP_FILES';

/** Sent by an idle page: the worker fetches the missing files of the app, with the texts of this language. */
export function keepFiles(language: string) {
  return { kind: keepFilesKind, language } as const;
}

/** The language of such a message; null for any other. */
export function languageToKeep(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('kind' in message) || message.kind !== keepFilesKind || !('language' in message)) return null;
  return typeof message.language === 'string' ? message.language : null;
}
