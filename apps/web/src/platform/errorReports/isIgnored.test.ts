import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { FileNotLoaded } from '../lazyParts/loadFiles.ts';
import { isIgnored } from './isIgnored.ts';

const withStack = (stack: string) => Object.assign(new Error('it broke'), { stack });

it.each<[string, unknown]>([
  ['a request that was ended', new DOMException('The user aborted a request.', 'AbortError')],
  ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['no network in Chrome', new TypeError('Failed to fetch')],
  ['no network in Safari', new TypeError('Load failed')],
  ['no network in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a refusal of the server', new ORPCError('NOT_FOUND')],
  ['a page of an older version', new TypeError('Importing a module script failed.')],
  ['a file without an answer', new FileNotLoaded('/assets/a.js', false)],
  ['a resize', new Error('ResizeObserver loop completed with undelivered notifications.')],
  ['a transition', new Error('Transition was skipped')],
  ['a hurry', new Error('Attempt to use history.replaceState() more than 100 times per 30 seconds')],
  ['a script of others', new Error('Script error.')],
  ['another page', { isRedirect: true }],
  ['no page', { isNotFound: true }],
  ['nothing', undefined],
  [
    'an extension',
    withStack(
      'Error: it broke\n    at x (chrome-extension://abc/content.js:1:2)\n    at y (/assets/a.js:1:2)',
    ),
  ],
  ['an extension in Safari', withStack('x@webkit-masked-url://hidden/:1:2')],
])('%s is no error of the app', (_, error) => {
  expect(isIgnored(error)).toBe(true);
});

it.each<[string, unknown]>([
  ['a fault', new TypeError("Cannot read properties of undefined (reading 'name')")],
  ['text that was thrown', 'oops'],
  ['code of the app', withStack('Error: it broke\n    at y (https://x.test/assets/a.js:1:2)')],
])('%s is', (_, error) => {
  expect(isIgnored(error)).toBe(false);
});
