// Acknowledges a safety alert from its notification, without opening the app.
import { pathIn } from './notice.ts';

export const acknowledgeAction = 'acknowledge';

/** What a notification keeps for the click on it. */
export type NoticeData = Readonly<{ url: string; userId: string }>;

/** A browser lets a worker open a window only for some seconds after the click. */
const patience = 5_000;
const alertPath = /^\/safetyAlerts\/([A-Za-z0-9]{20})(?:[?#]|$)/;

export function noticeDataIn(data: unknown): NoticeData {
  // Earlier versions kept the address alone, and their notifications may still be on the lock screen.
  if (typeof data === 'string') return { url: data, userId: '' };
  const isNoticeData = typeof data === 'object' && data !== null && 'url' in data && 'userId' in data;
  if (!isNoticeData || typeof data.url !== 'string' || typeof data.userId !== 'string')
    return { url: '/', userId: '' };
  return { url: data.url, userId: data.userId };
}

/** False when it could not be acknowledged here: then the alert is opened. */
export async function acknowledge({ url, userId }: NoticeData, origin: string): Promise<boolean> {
  const safetyAlertId = alertPath.exec(pathIn(url, origin))?.[1];
  if (safetyAlertId === undefined || userId === '') return false;
  try {
    const response = await fetch('/api/alerts/acknowledgeSafetyAlert', {
      method: 'POST',
      // Someone else may have signed in on this device since; the server then rejects it.
      headers: { 'content-type': 'application/json', 'operation-user': userId },
      body: JSON.stringify({ safetyAlertId, reply: '', via: 'push' }),
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    // A hotel's sign-in page also answers 200.
    return response.ok && (response.headers.get('content-type')?.includes('application/json') ?? false);
  } catch {
    return false;
  }
}
