// Divides the files of the built app: the first screens are cached with the first visit, the rest when the page is idle,
// the texts of a language when it is used, and what draws PDFs when some are pinned
// (src/platform/serviceWorker/laterFiles.ts).
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './bundleFiles.ts';
import { isPdfFile } from './pdfFiles.ts';

/** Works offline from the first minute on: the frame, the dashboard, entries and the form to log them. */
const openedFirst = [
  /app[\\/](actions|layouts|menu|palette|toolbar)[\\/]/,
  /ui[\\/]floating[\\/]/,
  /platform[\\/](offline|outbox|localDatabase|pinned|push|updates)[\\/]/,
  /features[\\/]\w+[\\/]shell\.ts$/,
  /features[\\/]dashboard[\\/](DashboardPage|BelowCards|cards[\\/])/,
  /features[\\/]entries[\\/](card|explorer|detail|recent|logEntry)[\\/]/,
  /features[\\/]outbox[\\/]/,
  // Why the server rejected something, also once the network is gone again.
  /platform[\\/]problems[\\/]texts[\\/]/,
];

const texts = /[\\/]texts[\\/](\w+)\.json$/;
/** Used until other texts are loaded, so it is part of the app in every language. */
const startLanguage = 'en';

/** Texts of everyday pages are one file per language, those of administration pages another. */
export function textsChunk(moduleId: string): string | null {
  const [, language] = texts.exec(moduleId) ?? [];
  if (language === undefined || /(?:legal|landing|help|signIn|sso|problems|unsubscribe)[\\/]/.test(moduleId))
    return null;
  const isEveryday =
    /src[\\/]ui[\\/]|(?:entries|dashboard|schools|outbox|exports|picker|placeField|alerts|insights)[\\/]/;
  return `${isEveryday.test(moduleId) ? 'texts' : 'adminTexts'}-${language}`;
}

export function languageOf({ moduleIds: [first = ''] }: Rolldown.OutputChunk): string {
  return texts.exec(first)?.[1] ?? startLanguage;
}

type Entry = { url: string; revision: string | null; size: number };

export function offlineFiles() {
  const first = new Set<string>();
  const languages = new Map<string, string>();

  const plugin: Plugin = {
    name: 'offline-files',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const language = languageOf(chunk);
        if (language !== startLanguage) languages.set(chunk.fileName, language);
        else if (chunk.isEntry || chunk.moduleIds.some((id) => openedFirst.some((part) => part.test(id))))
          for (const file of filesOf([chunk], bundle, first)) first.add(file);
      }
    },
  };

  const groupOf = (url: string) => {
    if (isPdfFile(url)) return 'pdf';
    return languages.get(url) ?? (first.has(url) || !url.startsWith('assets/') ? 'first' : 'later');
  };

  return {
    plugin,
    /** The service worker reads the group of each file. */
    withGroups: (entries: Entry[]) => ({
      manifest: entries.map((entry) => ({ ...entry, group: groupOf(entry.url) })),
    }),
  };
}
