/** In the page: what it has cached for offline use. */
export function seenKeys(): Promise<string> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('schooldog');
    opened.addEventListener('success', () => {
      const keys = opened.result.transaction('records').objectStore('records').getAllKeys();
      keys.addEventListener('success', () => {
        opened.result.close();
        resolve(JSON.stringify(keys.result));
      });
    });
  });
}
