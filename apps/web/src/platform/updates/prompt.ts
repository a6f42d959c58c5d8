// Which prompt about a new version a user sees, and when it comes back.
import type { Update } from '@schooldog/domain/settings';

/** A dismissed banner returns after two hours. */
export const bannerReturnsAfter = 7_200_000;

export type Prompt =
  | Readonly<{ kind: 'none'; returnsIn: number | null }>
  | Readonly<{ kind: 'banner' }>
  | Readonly<{ kind: 'dialog' }>
  | Readonly<{ kind: 'reconnect' }>;

export type Situation = Readonly<{
  update: Update;
  /** The new version is already on this device, so that it can be activated without a network. */
  isReady: boolean;
  isOffline: boolean;
  dismissedAt: number | null;
  now: number;
}>;

const nothing: Prompt = { kind: 'none', returnsIn: null };

export function promptFor({ update, isReady, isOffline, dismissedAt, now }: Situation): Prompt {
  const canBeTaken = isReady || !isOffline;
  if (update === 'major') return canBeTaken ? { kind: 'dialog' } : { kind: 'reconnect' };
  const isWorthSaying = isReady || (update === 'minor' && !isOffline);
  if (!isWorthSaying) return nothing;
  const since = dismissedAt === null ? Number.POSITIVE_INFINITY : now - dismissedAt;
  // A dismissal in the future was made under another clock.
  const isAway = since >= 0 && since < bannerReturnsAfter;
  return isAway ? { kind: 'none', returnsIn: bannerReturnsAfter - since } : { kind: 'banner' };
}
