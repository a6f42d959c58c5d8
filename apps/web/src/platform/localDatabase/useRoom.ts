import { readRoom, type StorageRoom } from './storageRoom.ts';
import { useLive } from './useLive.ts';

/** The room on this device, measured again whenever work comes in or leaves. */
export function useRoom(): StorageRoom | null {
  const room = useLive('room', async ({ outbox }) => {
    await outbox.count();
    return readRoom();
  });
  return room ?? null;
}
