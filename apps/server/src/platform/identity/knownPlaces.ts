// Networks from which a user has signed in before. Attempts by strangers elsewhere do not lock the user out there.
import { and, eq, gte } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { networkOf } from './network.ts';
import { securityEvents } from './schema.ts';

/** Longer than a summer break. */
const memoryMilliseconds = 90 * 24 * 60 * 60 * 1000;

export async function isKnownPlace(
  reader: Reader,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<boolean> {
  const places = await reader
    .selectDistinct({ address: securityEvents.address })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, 'signedIn'),
        gte(securityEvents.time, new Date(now.getTime() - memoryMilliseconds)),
      ),
    );
  return places.some((place) => networkOf(place.address) === networkOf(address));
}
