// Files of the library that draws PDFs, which it fetches by name: its worker, and decoders of scanned pages. These are
// the ones written in JavaScript, because our content security policy allows no WebAssembly.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const files = [
  'build/pdf.worker.min.mjs',
  'wasm/jbig2_nowasm_fallback.js',
  'wasm/openjpeg_nowasm_fallback.js',
];

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

/** These, and the library itself. */
export function isPdfFile(url: string): boolean {
  return url.startsWith('assets/pdf-');
}

/** They are in a folder with the version in its name, as src/ui/pdf/openPdf.ts expects. */
export function pdfFiles(): Plugin {
  const read = (file: string) => readFile(join(dirname(packageFile), file));
  const nameOf = (file: string) => file.slice(file.indexOf('/') + 1);
  return {
    name: 'pdf-files',
    async generateBundle() {
      const about: unknown = JSON.parse(await readFile(packageFile, 'utf8'));
      const { version } = z.object({ version: z.string() }).parse(about);
      for (const file of files) {
        const fileName = `assets/pdf-${version}/${nameOf(file)}`;
        this.emitFile({ type: 'asset', fileName, source: await read(file) });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const wanted = files.find((file) => request.url?.endsWith(`/${nameOf(file)}`));
        if (wanted === undefined) next();
        else
          read(wanted).then(
            (code) => response.setHeader('content-type', 'text/javascript').end(code),
            (error: unknown) => next(error),
          );
      });
    },
  };
}
