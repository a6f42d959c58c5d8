import { FileNotLoaded } from './loadFiles.ts';

/** The network did not answer; the file itself may be there. */
export function isUnanswered(error: unknown): error is FileNotLoaded {
  return error instanceof FileNotLoaded && !error.isGone;
}

/** The browsers' words for a script or style of a page that could not be fetched; there is no code to ask for. */
const patterns = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && patterns.some((pattern) => pattern.test(error.message));
}
