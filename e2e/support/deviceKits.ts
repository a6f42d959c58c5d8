// What a device holds of go-kits, and how long it takes to unlock one.
import type { Page } from '@playwright/test';

/** How many go-kits can still be unlocked. */
export async function keysOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('schooldog-pinned');
        opened.addEventListener('success', () => {
          const database = opened.result;
          const keys = database.transaction('keys').objectStore('keys').count();
          keys.addEventListener('success', () => {
            database.close();
            resolve(keys.result);
          });
        });
      }),
  );
}

/** The part of opening that is slow on purpose. */
export async function derivationTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    const key = await crypto.subtle.importKey('raw', new Uint8Array(20), 'PBKDF2', false, ['deriveBits']);
    const salt = new Uint8Array(16);
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }, key, 256);
    return Math.round(performance.now() - begun);
  });
}

type Plain = Readonly<{ texts: readonly string[]; pdfs: readonly (readonly number[])[] }>;

/** As it would be without encryption. */
export async function storePlainly(page: Page, plain: Plain): Promise<void> {
  await page.evaluate(
    ({ texts, pdfs }) =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('unencrypted-kit');
        opened.addEventListener('upgradeneeded', () =>
          opened.result.createObjectStore('parts', { autoIncrement: true }),
        );
        opened.addEventListener('success', () => {
          const database = opened.result;
          const change = database.transaction('parts', 'readwrite', { durability: 'strict' });
          change.objectStore('parts').add({ texts, pdfs: pdfs.map((pdf) => new Uint8Array(pdf)) });
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    plain,
  );
}
