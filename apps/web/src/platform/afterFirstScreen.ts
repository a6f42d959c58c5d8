// What a person waits for comes before what the app prepares for later.
import { hold } from './readiness/holds.ts';

const longestWait = 3_000;
/** From the next frame until it is on the screen. */
const untilSeen = 50;

let isSeen = false;
let noteSeen = () => {};
const seen = new Promise<void>((resolve) => {
  noteSeen = () => {
    isSeen = true;
    resolve();
  };
});
let isDrawn = false;
let waiting = 0;

/** Called once, when the first screen is in the document. */
export function noteFirstScreen(): void {
  isDrawn = true;
  setTimeout(noteSeen, longestWait);
  settle();
}

/** Of the first screen something is still to come, until the returned function is called. */
export function holdFirstScreen(): () => void {
  waiting += 1;
  const release = hold('screen');
  return () => {
    waiting -= 1;
    release();
    settle();
  };
}

/** From then on a touch may come at any moment. */
export function isFirstScreenSeen(): boolean {
  return isSeen;
}

/** Whether it is being drawn: what can wait lets it through first. */
export function isFirstScreenDue(): boolean {
  return isDrawn && !isSeen;
}

/** Resolves when a person sees the first screen whole, or some seconds after its frame. */
export function afterFirstScreen(): Promise<void> {
  return seen;
}

function settle(): void {
  const noteUnlessHeld = () => {
    if (isDrawn && waiting === 0) noteSeen();
  };
  // A hidden page has no frames.
  if (document.visibilityState === 'visible')
    requestAnimationFrame(() => setTimeout(noteUnlessHeld, untilSeen));
  else noteUnlessHeld();
}
