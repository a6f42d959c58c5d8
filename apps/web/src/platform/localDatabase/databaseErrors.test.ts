import { describe, expect, it } from 'vitest';
import { isFull, isLostConnection } from './databaseErrors.ts';

describe('a lost connection to the database of the browser', () => {
  it.each([
    new DOMException(
      'Connection to Indexed Database server lost. Refresh the page to try again',
      'UnknownError',
    ),
    new DOMException('The database connection is closing.', 'InvalidStateError'),
    new Error('The client has already been terminated.'),
    new DOMException('Internal error was encountered in the Indexed Database server', 'UnknownError'),
    new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError'),
  ])('is recognized by its message: $message', (error) => {
    expect(isLostConnection(error)).toBe(true);
  });

  it('is found inside the error that wraps it', () => {
    const inner = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    expect(isLostConnection(Object.assign(new Error('wrapped'), { inner }))).toBe(true);
    expect(isLostConnection(new Error('wrapped', { cause: inner }))).toBe(true);
  });

  it('is not every error', () => {
    expect(isLostConnection(new TypeError('Failed to fetch'))).toBe(false);
    expect(isLostConnection(new DOMException('full', 'QuotaExceededError'))).toBe(false);
    expect(isLostConnection(undefined)).toBe(false);
  });
});

describe('a full disk', () => {
  it('is recognized by its name, also when wrapped', () => {
    const full = new DOMException('full', 'QuotaExceededError');
    expect(isFull(full)).toBe(true);
    expect(isFull(Object.assign(new Error('aborted'), { name: 'AbortError', inner: full }))).toBe(true);
    expect(isFull(new Error('something else'))).toBe(false);
  });
});
