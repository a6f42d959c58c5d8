// Small values stored on a device. Private windows and full disks may fail, which must never stop the app.
const prefix = 'schooldog.';

export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function writeDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Nothing depends on this being stored.
  }
}

/** Everything stored under a user's id. */
export function forgetDeviceKeysOf(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && key.includes(userId)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing can be stored here, so there is nothing to delete.
  }
}
