// All text files of the app, each fetched when a screen needs it.
export type Texts = Record<string, unknown>;
type TextFile = { default: Texts };

const files = import.meta.glob<TextFile>('./**/texts/*.json', { base: '../..' });

/** By namespace and language, `features/entries/en`. */
export const textFiles: ReadonlyMap<string, () => Promise<TextFile>> = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, namespace, language] = /^\.\/(.+)\/texts\/(\w+)\.json$/.exec(path) ?? [];
    return [`${namespace}/${language}`, load];
  }),
);
