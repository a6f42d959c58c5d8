// How work is sent. Used by pages and by the service worker, so it needs neither a window nor the contract: every
// change is a POST to /api/{feature}/{name}, and an operation stored by an older app is still sent.
import type { OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import type { Reply } from './outcome.ts';

export type Transport = Readonly<{
  /** The user of the session. Work is only sent for that user. */
  askSession(): Promise<Reply>;
  /** The signal ends it early, without an answer. */
  putPhoto(photo: OutboxPhotoRow, bytes: ArrayBuffer, signal: AbortSignal): Promise<Reply>;
  /** Names the photos of the operation that the server gets only afterwards. */
  sendOperation(operation: OutboxRow, photosToFollow: readonly string[]): Promise<Reply>;
}>;

const operationTimeout = 30_000;
const photoTimeout = 120_000;

export function pathOfProcedure(procedure: string): string {
  return `/api/${procedure.split('.').join('/')}`;
}

export const fetchTransport: Transport = {
  askSession: () => ask('/api/users/session', { method: 'GET' }, operationTimeout),

  putPhoto: ({ id, name, blob, sha256, userId }, bytes, signal) =>
    ask(
      `/api/files/${id}`,
      {
        method: 'PUT',
        headers: {
          'content-type': blob.type === '' ? 'application/octet-stream' : blob.type,
          // Header values are Latin-1; users' file names are not.
          'x-file-name': encodeURIComponent(name),
          'x-content-sha256': sha256,
          'operation-user': userId,
        },
        body: bytes,
        signal,
      },
      photoTimeout,
    ),

  sendOperation: ({ operationId, procedure, input, userId }, photosToFollow) =>
    ask(
      pathOfProcedure(procedure),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'operation-id': operationId,
          'operation-user': userId,
          // Pending work carries times of this clock; if it is wrong, the server can correct them.
          'device-time': new Date().toISOString(),
          ...(photosToFollow.length === 0 ? {} : { 'files-to-follow': photosToFollow.join(',') }),
        },
        body: JSON.stringify(input),
      },
      operationTimeout,
    ),
};

async function ask(path: string, init: RequestInit, timeout: number): Promise<Reply> {
  const patience = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      // We never redirect; a redirect is not from our server.
      redirect: 'error',
      signal: init.signal == null ? patience : AbortSignal.any([init.signal, patience]),
    });
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    const body: unknown = isJson ? await response.json() : undefined;
    return { status: response.status, body, retryAfterSeconds: retryAfter(response.headers) };
  } catch {
    return null;
  }
}

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
