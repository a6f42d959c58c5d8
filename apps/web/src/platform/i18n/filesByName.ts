export type Texts = Record<string, unknown>;
export type TextFile = { default: Texts };
type LoadText = () => Promise<TextFile>;

/** By namespace and language, `features/entries/en`. */
export function filesByName(files: Readonly<Record<string, LoadText>>): ReadonlyMap<string, LoadText> {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const [, namespace, language] = /^\.\/(.+)\/texts\/(\w+)\.json$/.exec(path) ?? [];
      return [`${namespace}/${language}`, load];
    }),
  );
}
