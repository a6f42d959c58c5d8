import { readRoom, type StorageRoom } from './storageRoom.ts';
import { useLive } from './useLive.ts';

/** The storage space of this device, measured again whenever work is added or sent. */
export function useRoom(): StorageRoom | null {
  const room = useLive('room', async ({ outbox }) => {
    await outbox.count();
    return readRoom();
  });
  return room ?? null;
}
