import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { pinnedDatabase } from '../../platform/pinned/database.ts';
import { useLiveIn } from '../../platform/localDatabase/useLive.ts';
import { useUser } from '../../platform/session/session.ts';

/** On this device, by school; undefined until they are read. */
export function useKitsHere() {
  const { id: userId } = useUser();
  return useLiveIn(pinnedDatabase, userId, async ({ kits }) =>
    (await kits.where({ userId }).toArray()).toSorted((a, b) => a.schoolName.localeCompare(b.schoolName)),
  );
}

/** Null where it is not, or no longer, on this device. */
export function useKitHere(kitId: string) {
  const { id: userId } = useUser();
  return useLiveIn(pinnedDatabase, `${userId} ${kitId}`, async ({ kits, keys }) => {
    const [kit, key] = await Promise.all([kits.get(kitId), keys.get(kitId)]);
    return kit?.userId === userId && key !== undefined ? { kit, isPasskey: key.credentialId !== null } : null;
  });
}

/** On all devices. */
export function useAllKits() {
  return useQuery(api.goKits.listKits.queryOptions());
}
