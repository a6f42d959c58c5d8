import { FileNotLoaded } from './loadFiles.ts';

const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Loads a part of the app, and retries while the network does not answer: after a growing pause, and at once when the
 * browser is online again. Rejects only with errors that a retry cannot fix.
 */
export async function untilLoaded<Part>(
  load: () => Promise<Part>,
  onFirstFailure?: (error: FileNotLoaded) => void,
): Promise<Part> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof FileNotLoaded) || error.isGone) throw error;
      if (failures === 0) onFirstFailure?.(error);
    }
    await nextChance(Math.min(firstPause * 2 ** failures, longestPause));
  }
}

function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    addEventListener('online', go);
  });
}
