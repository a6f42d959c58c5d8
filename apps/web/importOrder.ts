import type { Plugin } from 'vite';

/**
 * The files of a part, each script before those that it imports: read from behind, none brings others along when it runs
 * (runInSteps in platform/lazyParts). Style sheets keep their order, which decides what rule wins.
 */
export function importOrder() {
  const importsOf = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'import-order',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') importsOf.set(file.fileName, file.imports);
    },
  };
  const resolve = (file: string, others: readonly string[]): string[] => {
    const files = new Set([file, ...others]);
    const seen = new Set<string>();
    const scripts: string[] = [];
    const add = (name: string): void => {
      if (!files.has(name) || seen.has(name)) return;
      seen.add(name);
      importsOf.get(name)?.forEach(add);
      scripts.unshift(name);
    };
    for (const name of files) if (name.endsWith('.js')) add(name);
    return [...scripts, ...[...files].filter((name) => !seen.has(name))];
  };
  return { plugin, resolve };
}
