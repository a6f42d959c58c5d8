// The files of which a first screen is made, for the server: it names them with the page to a browser that has none of
// them yet, so that they come at once instead of one after the other (apps/server/src/platform/http/screenFiles.ts).
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './bundleFiles.ts';
import { languageOf } from './offlineFiles.ts';

/** Around every page of a person who is signed in. */
const frame = [
  /app[\\/]pages\.ts$/,
  /app[\\/]layouts[\\/]frame\.tsx$/,
  /platform[\\/]offline[\\/]Dialogs\.tsx$/,
];

/** Pages where people begin their day. What they fetch on their own comes after them. */
const pages: Readonly<Record<string, readonly RegExp[]>> = {
  '/dashboard': [/dashboard[\\/]DashboardPage\.tsx$/],
  '/entries': [/explorer[\\/]ExplorerPage\.tsx$/],
  '/insights': [/insights[\\/]InsightsPage\.tsx$/],
  '/walks': [/walks[\\/]list[\\/]WalksPage\.tsx$/],
  '/tasks': [/workOrders[\\/]list[\\/]TasksPage\.tsx$/],
};

/**
 * Files, and bytes before compression. A module that lands in another file (chunkGroups.ts) can silently bring a library
 * along to a first screen, and each file more is one more answer to wait for.
 */
const most: Readonly<Record<string, Readonly<{ files: number; bytes: number }>>> = {
  entry: { files: 5, bytes: 690_000 },
  frame: { files: 4, bytes: 350_000 },
  '/dashboard': { files: 2, bytes: 22_000 },
  '/entries': { files: 6, bytes: 150_000 },
  '/insights': { files: 2, bytes: 20_000 },
};

function checkSize(screen: string, files: readonly string[], bundle: Rolldown.OutputBundle): void {
  const limit = most[screen];
  if (limit === undefined) return;
  let size = 0;
  for (const name of files) {
    const file = bundle[name];
    size += file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0);
  }
  if (files.length > limit.files || size > limit.bytes)
    throw new Error(`The first screen ${screen} has ${size} bytes in: ${files.join(', ')}.`);
}

export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunksOf = (modules: readonly RegExp[]) =>
        modules.map((module) => {
          const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
          if (found === undefined) throw new Error(`No file of the app has ${module.source}.`);
          return found;
        });
      const entry = filesOf(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      );
      const around = filesOf(chunksOf(frame), bundle, new Set(entry));
      const known = new Set([...entry, ...around]);
      const texts = chunks.filter(({ name }) => name.startsWith('texts-'));
      const screens = {
        entry,
        frame: around,
        texts: Object.fromEntries(texts.map((chunk) => [languageOf(chunk), chunk.fileName])),
        pages: Object.fromEntries(
          Object.entries(pages).map(([path, modules]) => [path, filesOf(chunksOf(modules), bundle, known)]),
        ),
      };
      checkSize('entry', screens.entry, bundle);
      checkSize('frame', screens.frame, bundle);
      for (const [path, files] of Object.entries(screens.pages)) checkSize(path, files, bundle);
      this.emitFile({ type: 'asset', fileName: 'screenFiles.json', source: JSON.stringify(screens) });
    },
  };
}
