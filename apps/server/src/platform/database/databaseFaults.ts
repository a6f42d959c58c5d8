// Errors of a database that is down or out of resources, at any depth of the error chain.

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);

/** True for errors of a database that is down, starting or stopping; such requests may be retried. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (connectionFaults.has(code) || code.startsWith('57P') || code.startsWith('08')) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Query read timeout/.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}

/**
 * Disk full, out of memory, too many connections: the database rejects work for lack of resources, and
 * recovers unaided.
 */
export function isDatabaseFull(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && current.code.startsWith('53')) return true;
  }
  return false;
}
