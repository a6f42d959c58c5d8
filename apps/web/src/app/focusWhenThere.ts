const longestWait = 1_000;

/**
 * Focuses the heading of the page that has come, as soon as it is another than that of the page that was left. A page
 * that still waits for its data has none yet; after a second the best there is must do.
 */
export function focusWhenThere(left: Element | null): () => void {
  const begin = document.activeElement;
  const observer = new MutationObserver(tryNow);
  const timer = setTimeout(
    () => finish(heading() ?? document.querySelector<HTMLElement>('main')),
    longestWait,
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };

  function tryNow(): void {
    const found = heading();
    if (found !== null && found !== left) finish(found);
  }

  function finish(target: HTMLElement | null): void {
    stop();
    // The user has moved on, or the page has focused its first field: leave the focus there.
    const { activeElement } = document;
    if (target === null || (activeElement !== begin && activeElement !== document.body)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  observer.observe(document.body, { childList: true, subtree: true });
  tryNow();
  return stop;
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}
