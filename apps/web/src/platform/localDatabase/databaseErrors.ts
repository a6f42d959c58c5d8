// Errors of the browser's database, classified without a window.

const lostMessages = [
  /connection to indexed database server lost/i,
  /client has (already )?been terminated/i,
  /database connection is closing/i,
  /internal error (was encountered|opening backing store)/i,
];

/** The browser ended the connection: nothing can be stored until the page is loaded again. */
export function isLostConnection(error: unknown): boolean {
  return someInner(
    error,
    ({ name, message }) =>
      name === 'InvalidStateError' || lostMessages.some((pattern) => pattern.test(message)),
  );
}

export function isFull(error: unknown): boolean {
  return someInner(error, ({ name }) => name === 'QuotaExceededError');
}

/** Dexie wraps the browser's error. */
function someInner(error: unknown, test: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (test(error)) return true;
  const inner = 'inner' in error ? error.inner : error.cause;
  return inner !== error && someInner(inner, test);
}
