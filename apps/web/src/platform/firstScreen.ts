// What a person waits for comes before what the app prepares for later.
const longestWait = 3_000;

let noteDrawn = () => {};
const drawn = new Promise<void>((resolve) => {
  noteDrawn = resolve;
});

/** From the next frame until it is on the screen. */
const untilSeen = 50;

/** Called when the first screen is in the document. A hidden page has no frames. */
export function noteFirstScreen(): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(noteDrawn, untilSeen));
  else noteDrawn();
}

/** Resolves when a person sees the first screen, and at the latest after some seconds. */
export function afterFirstScreen(): Promise<void> {
  setTimeout(noteDrawn, longestWait);
  return drawn;
}
