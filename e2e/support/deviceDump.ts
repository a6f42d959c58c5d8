// Everything that a browser has stored, as somebody reads it who has the device but not what unlocks a go-kit.
import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The databases and caches of the app, opened as its own scripts could. */
export async function dumpOfStorage(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    // Byte by byte: decoders of the browser replace some of them. As many at once as a call may have arguments.
    const lettersOf = (bytes: Uint8Array) => {
      let letters = '';
      for (let at = 0; at < bytes.length; at += 10_000)
        letters += String.fromCodePoint(...bytes.subarray(at, at + 10_000));
      return letters;
    };
    const read = (value: unknown): void => {
      if (typeof value === 'string') found.push(value);
      else if (value instanceof Uint8Array) found.push(lettersOf(value));
      else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) read(one);
    };
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('a database could not be read')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        read(await answerOf(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        found.push(request.url, lettersOf(new Uint8Array((await kept?.arrayBuffer()) ?? [])));
      }
    }
    return found.join('\n');
  });
  return Buffer.from(text, 'latin1');
}

/** The files of a profile, HTTP cache included. */
export async function dumpOfFiles(profile: string): Promise<Buffer> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true });
  const contents = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name)).catch(() => Buffer.alloc(0)));
  return Buffer.concat(await Promise.all(contents));
}

/** How many of the sentences are in it, in one of the ways in which browsers store text. */
export function countFound(dump: Buffer, sentences: readonly (string | Buffer)[]): number {
  return sentences.filter((sentence) =>
    typeof sentence === 'string'
      ? dump.includes(sentence, 0, 'utf8') || dump.includes(sentence, 0, 'utf16le')
      : dump.includes(sentence),
  ).length;
}
