import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Tab, line feed, form feed and carriage return are the only control characters that text has. */
const control = /[^\P{Cc}\t\n\f\r]/u;
/** Also behind a byte order mark, and behind one that was read in the older encoding. */
const markup = /^(?:[\s\uFEFF]|ï»¿)*<[!?a-z]/i;

/**
 * True when the whole file is text, in UTF-8, in UTF-16 with its byte order mark, or as older spreadsheets write it,
 * and does not begin like a web page or an SVG.
 */
export async function isPlainText(path: string): Promise<boolean> {
  const wide = await wideEncoding(path);
  if (wide !== undefined) return isTextIn(path, wide);
  return (await isTextIn(path, 'utf-8')) || (await isTextIn(path, 'windows-1252'));
}

async function isTextIn(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isFirst = true;
  try {
    const pieces: AsyncIterable<Buffer> = createReadStream(path);
    for await (const piece of pieces) {
      const text = decoder.decode(piece, { stream: true });
      if (control.test(text) || (isFirst && markup.test(text))) return false;
      isFirst = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    // A decoder reports bytes outside its encoding with a TypeError.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function wideEncoding(path: string): Promise<'utf-16le' | 'utf-16be' | undefined> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    if (buffer.equals(Buffer.from([0xff, 0xfe]))) return 'utf-16le';
    return buffer.equals(Buffer.from([0xfe, 0xff])) ? 'utf-16be' : undefined;
  } finally {
    await handle.close();
  }
}
