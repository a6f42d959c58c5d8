// The page for which somebody came who is not signed in, such as that of a scanned label: it opens after sign-in. It is
// stored on the device and never part of an address, so that no link can choose it.
import { readDevice, writeDevice } from '../deviceStorage.ts';

const key = 'wantedPage';
const keptMilliseconds = 15 * 60_000;

export function rememberWantedPage(href: string, now: number): void {
  if (isOwnPath(href)) writeDevice(key, `${now} ${href}`);
}

/** Once, and not long after it was asked for. */
export function takeWantedPage(now: number): string | null {
  const [time = '', ...rest] = (readDevice(key) ?? '').split(' ');
  const href = rest.join(' ');
  writeDevice(key, null);
  if (!isOwnPath(href)) return null;
  const age = now - Number(time);
  return age >= 0 && age <= keptMilliseconds ? href : null;
}

/** A path of this site: "//host" and "/\\host" would be another one. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href) && !href.startsWith('/auth/');
}
