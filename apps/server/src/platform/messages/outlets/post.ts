// One POST to a provider: a hard time limit for the whole exchange, no redirects, and a code for each failure.
import { DeliveryFault, type FaultCode } from './fault.ts';

export const postTimeoutMilliseconds = 10_000;

export type Post = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer>;
  timeoutMilliseconds: number;
}>;

/** Returns when the provider has accepted it; throws a fault otherwise. */
export async function post({ url, headers, body, timeoutMilliseconds }: Post): Promise<void> {
  const status = await statusOf(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (status < 200 || status > 299) throw new DeliveryFault(codeOfStatus(status));
}

async function statusOf(url: string, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, request);
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryFault(isTimeout ? 'timeout' : 'unreachable');
  }
}

/** A wrong key may be fixed by the admin, so it is retried; a rejection of this message is not. */
function codeOfStatus(status: number): FaultCode {
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'auth';
  if (status >= 500 || [408, 409, 425, 429].includes(status)) return 'busy';
  return status >= 400 ? 'rejected' : 'fault';
}
