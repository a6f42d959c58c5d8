import { useState, useSyncExternalStore } from 'react';

/** From here on somebody reads further down, and nothing may push them away. */
const readingFrom = 240;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * What arrives on top while somebody reads further down waits behind a number, until they ask for it or come back up.
 * `question` names the list: another question begins anew.
 */
export function useHeldBack<Item extends Readonly<{ entry: Readonly<{ id: string }> }>>(
  items: readonly Item[],
  question: string,
): Readonly<{ shown: readonly Item[]; held: number }> {
  const isReading = useSyncExternalStore(subscribe, () => window.scrollY > readingFrom);
  const [known, setKnown] = useState({ question, top: items[0]?.entry.id });
  const at = isReading && known.question === question ? topIndex(items, known.top) : 0;
  const top = items[at]?.entry.id;
  if (known.question !== question || known.top !== top) setKnown({ question, top });
  return { shown: at === 0 ? items : items.slice(at), held: at };
}

/** Where the list began before; when that one is gone, at the beginning. */
function topIndex(
  items: readonly Readonly<{ entry: Readonly<{ id: string }> }>[],
  top: string | undefined,
): number {
  return Math.max(
    items.findIndex(({ entry }) => entry.id === top),
    0,
  );
}
