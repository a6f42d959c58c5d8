import type { Plugin } from 'vite';

/** Modules of the component library that cost more than they give. */
const lighterModules = [
  {
    // Dialogs and tables load the scroll area, and that a library for what floats: the ones to compare a property with
    // it, the others for a container. Neither is used here, and both come with first screens.
    importer: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Modal|Drawer|Table)[\\/]/,
    source: '/ScrollArea.mjs',
    code: 'export const ScrollArea = {};',
  },
  {
    // Every field gets an id of React and then another one, for which React draws the screen a second time.
    importer: /@mantine[\\/]hooks[\\/]/,
    source: '/use-id.mjs',
    code: "import { useId as useOwnId } from 'react'; export const useId = (id) => { const own = useOwnId(); return id ?? own; };",
  },
];

export function lighterLibrary(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lighter-library',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, from = '') => {
      const one = lighterModules.find(
        (module) => source.endsWith(module.source) && module.importer.test(from),
      );
      if (one === undefined) return undefined;
      found.add(one.source);
      return `\0lighter${one.source}`;
    },
    load: (id) => lighterModules.find(({ source }) => id === `\0lighter${source}`)?.code,
    // If the library's layout changed, screens would silently become slower.
    buildEnd: (error) => {
      if (error === undefined && found.size < lighterModules.length)
        throw new Error('A module of the library was not recognised.');
    },
  };
}
