// The time of the last activity in any tab of this browser. Sampled, so that scrolling costs nothing.
import { inactivity } from '@schooldog/domain/signIn';
import { readDevice, writeDevice } from '../deviceStorage.ts';

const key = 'lastActive';
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Null on a device without any activity yet. */
export function lastActive(): Date | null {
  const text = readDevice(key);
  return text === null ? null : new Date(text);
}

export function markActive(now = new Date()): void {
  writeDevice(key, now.toISOString());
}

/** The next user of this device starts over. */
export function forgetActivity(): void {
  writeDevice(key, null);
}

/** Returns how to stop. */
export function followActivity(): () => void {
  let sampledAt = Number.NEGATIVE_INFINITY;
  const onTouch = () => {
    const now = Date.now();
    if (now - sampledAt < inactivity.sampleEveryMilliseconds) return;
    sampledAt = now;
    markActive(new Date(now));
  };
  for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true, capture: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, onTouch, { capture: true });
  };
}
