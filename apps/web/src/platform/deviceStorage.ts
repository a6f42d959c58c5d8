// Small things a device remembers. Private windows and full disks may refuse, which must never stop the app.
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
    // Nothing depends on it being remembered.
  }
}
