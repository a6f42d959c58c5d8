// Schemas are built when their module runs, which a slow phone notices. Those that no page uses are left out of the
// built app, and the others are in a chunk that a page without forms does not load.
import { parseSync, type Plugin } from 'vite';

const shared = /packages[\\/](?:domain|contract)[\\/]/;
/** The library, and the parts of which the modules without it make theirs. */
const madeOfSchemas = /\bfrom\s*["']zod["']|\b(?:\w+Schema|limited(?:Text|Line)|requiredLine|defineMerge)\b/;

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
    // If modules were not recognized, every schema would silently be part of the first screens.
    buildEnd: (error) => {
      if (error === undefined && withSchemas.size === 0) throw new Error('No module with schemas was found.');
    },
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
