// What somebody logged last on this device, so that the same is quickly at hand again.
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';

export type Pair = Readonly<{ categoryId: string; itemId: string }>;

const longest = 12;

const itemsKey = (userId: string) => `logEntry.items.${userId}`;
const schoolKey = (userId: string) => `logEntry.school.${userId}`;

export function recentItems(userId: string): Pair[] {
  return pairsIn(readDevice(itemsKey(userId)));
}

export function recentSchool(userId: string): string | null {
  return readDevice(schoolKey(userId));
}

export function rememberUse(userId: string, used: Pair & { schoolId: string }): void {
  const { categoryId, itemId, schoolId } = used;
  writeDevice(itemsKey(userId), JSON.stringify(withLatest(recentItems(userId), { categoryId, itemId })));
  writeDevice(schoolKey(userId), schoolId);
}

export function withLatest(pairs: readonly Pair[], latest: Pair): Pair[] {
  return [latest, ...pairs.filter((pair) => !isSamePair(pair, latest))].slice(0, longest);
}

export function isSamePair(one: Pair, other: Pair): boolean {
  return one.categoryId === other.categoryId && one.itemId === other.itemId;
}

/** What an older version left behind in another shape counts as nothing. */
export function pairsIn(text: string | null): Pair[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is Pair {
  if (typeof value !== 'object' || value === null || !('categoryId' in value) || !('itemId' in value)) {
    return false;
  }
  return typeof value.categoryId === 'string' && typeof value.itemId === 'string';
}
