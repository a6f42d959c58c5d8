import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../lib/files.ts';

const isText = /\.(?:js|mjs|css|html|svg|json|webmanifest|txt|xml)$/;
const tooSmallToMatter = 1024;

/** Puts a .br and a .gz beside every text file that gains from it, so that no request waits for compression. */
export async function precompress(folder: string): Promise<number> {
  const files = (await filesBelow(folder)).filter((file) => isText.test(file));
  const sizes = await Promise.all(files.map((file) => compressFile(join(folder, file))));
  return sizes.filter((compressed) => compressed).length;
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length <= tooSmallToMatter) return false;
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const zipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, zipped);
  return true;
}
