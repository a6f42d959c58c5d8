import type { Rolldown } from 'vite';

/** The files of these chunks and of all that they import, with their styles; none of the known ones. */
export function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (known.has(chunk.fileName) || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  chunks.forEach(add);
  return [...files].filter((file) => !known.has(file));
}
