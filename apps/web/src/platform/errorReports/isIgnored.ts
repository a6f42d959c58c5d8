// What is no fault of the app: a network that went away, a visit that was cut short, code of others in the page.
import { ORPCError } from '@orpc/client';
import { CancelledError } from '@tanstack/react-query';
import { isChunkError, isUnanswered } from '../lazyParts/isChunkError.ts';

/** Requests and transitions that were ended on purpose, or took too long. */
const passingNames = new Set(['AbortError', 'TimeoutError']);

const noise = [
  // The browsers' words for a request without an answer.
  /failed to fetch|load failed|networkerror|network request failed|network connection was lost|internet connection/i,
  /resizeobserver loop/i,
  /transition was (?:skipped|aborted)/i,
  // A person went back and forth very quickly.
  /history\.(?:push|replace)state\(\) more than|too many calls to location or history/i,
  // A script of another origin, of which the browser says nothing.
  /^script error\.?$/i,
];

const extensionFrame =
  /^(?:at )?[^\n]*\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\/|webkit-masked-url:/;

export function isIgnored(error: unknown): boolean {
  if (isNavigation(error) || error === null || error === undefined) return true;
  // The server counts its own faults, and refusals are answers.
  if (error instanceof ORPCError || error instanceof CancelledError) return true;
  if (isChunkError(error) || isUnanswered(error)) return true;
  if (!(error instanceof Error)) return false;
  if (passingNames.has(error.name) || noise.some((pattern) => pattern.test(error.message))) return true;
  return extensionFrame.test(firstFrame(error.stack ?? ''));
}

/** The router throws what it finds: another page, or none. */
function isNavigation(error: unknown): boolean {
  if (error instanceof Response) return true;
  return typeof error === 'object' && error !== null && ('isNotFound' in error || 'isRedirect' in error);
}

/** The first lines of Chrome repeat the message. */
function firstFrame(stack: string): string {
  return stack.split('\n').find((line) => /:\d+:\d+\)?\s*$/.test(line)) ?? '';
}
