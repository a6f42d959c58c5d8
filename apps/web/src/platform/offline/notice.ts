// Which of the notices about network and storage is shown: one at a time, the gravest first.
import type { RoomLevel } from '../localDatabase/storageRoom.ts';

export type NoticeKind = 'lostConnection' | 'storage' | 'offlineMode' | 'offline' | 'none';

export type Circumstances = Readonly<{
  isDatabaseLost: boolean;
  room: RoomLevel;
  /** The level that the person has already been told about. */
  shownRoom: RoomLevel;
  isExplainingOfflineMode: boolean;
  isSignedIn: boolean;
  isNativelyOffline: boolean;
  isManuallyOffline: boolean;
  /** Closed for this stretch without a network. */
  isOfflineClosed: boolean;
  /** "Do not show again" was ticked on this device. */
  isOfflineSilenced: boolean;
}>;

const gravity: Record<RoomLevel, number> = { enough: 0, low: 1, full: 2 };

export function noticeFor(now: Circumstances): NoticeKind {
  if (now.isDatabaseLost) return 'lostConnection';
  if (!now.isSignedIn) return 'none';
  if (gravity[now.room] > gravity[now.shownRoom]) return 'storage';
  if (now.isExplainingOfflineMode) return 'offlineMode';
  // Whoever chose to be offline knows it.
  const isSurprise = now.isNativelyOffline && !now.isManuallyOffline;
  return isSurprise && !now.isOfflineClosed && !now.isOfflineSilenced ? 'offline' : 'none';
}

/** Pages on which a person may stay when they choose to work offline. */
const staysOn: ReadonlySet<string> = new Set(['/dashboard', '/walks']);

export function redirectOf(path: string): string | null {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  return staysOn.has(page) ? null : '/dashboard';
}
