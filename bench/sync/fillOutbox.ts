// Puts entries with photos into the outbox of a page, row by row as the app itself stores them.
import type { Page } from '@playwright/test';

export interface OfflineWork {
  readonly entries: number;
  readonly photosEach: number;
  readonly userId: string;
  readonly schoolId: string;
  readonly categoryId: string;
  readonly itemId: string;
}

/** Runs in the page; everything it needs comes in with `work`. Returns the ids of the entries. */
export async function fillOutbox(page: Page, work: OfflineWork): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    const newId = () =>
      [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => alphabet[byte % 62]).join('');
    const canvas = new OffscreenCanvas(320, 240);
    const context = canvas.getContext('2d');
    const picture = async (number: number) => {
      if (context === null) throw new Error('There is no canvas.');
      context.fillStyle = `hsl(${(number * 37) % 360} 60% 60%)`;
      context.fillRect(0, 0, 320, 240);
      context.fillStyle = 'black';
      context.fillText(`Photo ${number}`, 20, 40);
      return canvas.convertToBlob({ type: 'image/jpeg' });
    };
    const hexOf = (bytes: ArrayBuffer) =>
      [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('schooldog');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('The database does not open.')));
    });
    const ids: string[] = [];
    for (let number = 0; number < asked.entries; number += 1) {
      const operationId = newId();
      const entryId = newId();
      ids.push(entryId);
      const owner = { operationId, userId: asked.userId };
      const photos = [];
      for (let position = 0; position < asked.photosEach; position += 1) {
        const blob = await picture(number * asked.photosEach + position);
        const sha256 = hexOf(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
        const name = `photo-${number}-${position}.jpg`;
        photos.push({ id: newId(), ...owner, position, name, blob, sha256, state: 'waiting', storedAt: 0 });
      }
      const createdAt = new Date().toISOString();
      const input = {
        entryId,
        schoolId: asked.schoolId,
        timestamp: createdAt,
        isFloating: true,
        safetyAlert: null,
        tasksToAddOnSubmission: [],
        entry: {
          observationCategoryId: asked.categoryId,
          observationItemId: asked.itemId,
          observationType: 'concern',
          quantity: 1,
          comment: `Offline ${number}`,
          location: 'Basement',
          locationDataProfileId: null,
          locationDataProfileOptionId: null,
          manualTags: [],
          imageIds: photos.map(({ id }) => id),
        },
      };
      const tables = ['outbox', 'outboxPhotos'];
      const transaction = database.transaction(tables, 'readwrite');
      transaction.objectStore('outbox').add({
        ...owner,
        procedure: 'entries.logEntry',
        input,
        recordKey: `entry:${entryId}`,
        label: `Entry ${number}`,
        createdAt,
        state: 'waiting',
        tries: 0,
        notBefore: 0,
        lastProblem: null,
        photoCount: photos.length,
      });
      for (const photo of photos) transaction.objectStore('outboxPhotos').add(photo);
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(new Error('The outbox took nothing.')));
      });
    }
    database.close();
    return ids;
  }, work);
}

export async function pendingCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('schooldog');
        opening.addEventListener('error', () => reject(new Error('The database does not open.')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count();
          counting.addEventListener('error', () => reject(new Error('The outbox does not answer.')));
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
