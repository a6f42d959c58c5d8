// Which of the notices about network and storage is shown: one at a time, the most serious first.
import type { RoomLevel } from '../localDatabase/storageRoom.ts';

export type NoticeKind = 'lostConnection' | 'storage' | 'offlineMode' | 'offline' | 'none';

export type Circumstances = Readonly<{
  isDatabaseLost: boolean;
  room: RoomLevel;
  /** The level that was already shown to the user. */
  shownRoom: RoomLevel;
  isExplainingOfflineMode: boolean;
  isSignedIn: boolean;
  isNativelyOffline: boolean;
  isManuallyOffline: boolean;
  /** Closed for this offline period. */
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
  // A user who chose to be offline knows it.
  const isSurprise = now.isNativelyOffline && !now.isManuallyOffline;
  return isSurprise && !now.isOfflineClosed && !now.isOfflineSilenced ? 'offline' : 'none';
}

/** Null on the pages where people stay when they choose to work offline: the dashboard and all of walks. */
export function redirectOf(path: string): string | null {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  return page === '/dashboard' || page === '/walks' || page.startsWith('/walks/') ? null : '/dashboard';
}
