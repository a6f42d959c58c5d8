// Schemas are built when their module runs, which a slow phone notices. Those that no page uses are left out of the
// built app, and the others are in a chunk that a page without forms does not load.
import { parseSync, type Plugin } from 'vite';

const shared = /packages[\\/](?:domain|contract)[\\/]/;
/** The library, and the parts of which the modules without it make theirs. */
const madeOfSchemas = /\bfrom\s*["']zod["']|\b(?:\w+Schema|limited(?:Text|Line)|requiredLine|defineMerge)\b/;

const isIndex = /[\\/]index\.ts$/;

export function schemaModules() {
  const withSchemas = new Set<string>();

  const plugin: Plugin = {
    name: 'schema-modules',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: shared },
      handler: (code, id) => {
        if (madeOfSchemas.test(code)) withSchemas.add(id);
        return { code: withPureConstants(code), map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      // If modules were not recognized, every schema would silently be part of the first screens.
      if (withSchemas.size === 0) throw new Error('No module with schemas was found.');
      addImporters(
        [...this.getModuleIds()].filter((id) => shared.test(id)),
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
      );
    },
  };

  /** What imports a module with schemas brings them along. An index passes on only what is asked of it. */
  const addImporters = (ids: readonly string[], importsOf: (id: string) => readonly string[]): void => {
    const found = ids.filter(
      (id) =>
        !withSchemas.has(id) &&
        !isIndex.test(id) &&
        importsOf(id).some((imported) => !isIndex.test(imported) && withSchemas.has(imported)),
    );
    for (const id of found) withSchemas.add(id);
    if (found.length > 0) addImporters(ids, importsOf);
  };

  const isSchema = (id: string) => withSchemas.has(id) || /node_modules[\\/]zod[\\/]/.test(id);
  return { plugin, isSchema, isRule: (id: string) => shared.test(id) && !isSchema(id) };
}

/** Marks what is called to make a constant as free of side effects: the bundler drops it with an unused constant. */
function withPureConstants(code: string): string {
  const calls = parseSync('module.js', code)
    .program.body.map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init : []));
  return calls.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
    code,
  );
}
