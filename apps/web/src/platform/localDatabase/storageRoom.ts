// How much storage the browser leaves us. The user is warned while there is still space for a walk with photos.
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { createStore, useStore } from '../store.ts';

export type StorageRoom = Readonly<{ usage: number; quota: number }>;
export type RoomLevel = 'enough' | 'low' | 'full';

const megabyte = 1024 * 1024;
const leastRoom = 50 * megabyte;
const leastShare = 0.1;

/** A browser that reports nothing gives no reason to warn. */
export function levelOf(room: StorageRoom | null): RoomLevel {
  if (room === null || room.quota <= 0) return 'enough';
  const left = room.quota - room.usage;
  if (left <= 0) return 'full';
  return left < leastRoom || left < room.quota * leastShare ? 'low' : 'enough';
}

export async function readRoom(): Promise<StorageRoom | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { usage, quota };
  } catch {
    return null;
  }
}

const level = createStore<RoomLevel>('enough');

export function useRoomLevel(): RoomLevel {
  return useStore(level);
}

export async function checkRoom(): Promise<void> {
  level.set(levelOf(await readRoom()));
}

/** A write has just failed for lack of space, whatever the estimate says. */
export function reportFull(): void {
  level.set('full');
}

const askedKey = 'storagePersistAsked';

/** Requested once on a device: some browsers show a prompt. */
export async function askToPersist(): Promise<void> {
  if (readDevice(askedKey) !== null) return;
  writeDevice(askedKey, 'yes');
  try {
    await navigator.storage.persist();
  } catch {
    // Without it the browser may clear the data when the disk is full; nothing else can be done.
  }
}
