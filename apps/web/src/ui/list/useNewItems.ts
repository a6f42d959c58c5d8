import { useState, useSyncExternalStore } from 'react';

/** From here on the user reads further down, and nothing may push away what they read. */
const readingFrom = 240;

/** To ask where the page is makes the browser lay it out, so it is not asked while the page is drawn. */
let isReading = false;

function subscribe(listener: () => void): () => void {
  const note = () => {
    isReading = window.scrollY > readingFrom;
    listener();
  };
  requestAnimationFrame(note);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

type Options<Item> = Readonly<{ listKey: string; keyOf(item: Item): string }>;

/**
 * Items that arrive on top while the user reads further down wait until they scroll up. Another `listKey` is another
 * list, which starts with its first item.
 */
export function useNewItems<Item>(
  items: readonly Item[],
  { listKey, keyOf }: Options<Item>,
): Readonly<{ shown: readonly Item[]; waiting: number }> {
  const isFurtherDown = useSyncExternalStore(subscribe, () => isReading);
  const [known, setKnown] = useState({ listKey, top: firstKey(items, keyOf) });
  const at = isFurtherDown && known.listKey === listKey ? indexOfKey(items, keyOf, known.top) : 0;
  const top = firstKey(items.slice(at), keyOf);
  if (known.listKey !== listKey || known.top !== top) setKnown({ listKey, top });
  return { shown: at === 0 ? items : items.slice(at), waiting: at };
}

function firstKey<Item>([first]: readonly Item[], keyOf: (item: Item) => string): string | undefined {
  return first === undefined ? undefined : keyOf(first);
}

/** Where the list started before; when that item is gone, at its beginning. */
function indexOfKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  key: string | undefined,
): number {
  const at = items.findIndex((item) => keyOf(item) === key);
  return Math.max(at, 0);
}
