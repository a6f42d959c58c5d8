// The page for which somebody came who is not signed in, such as that of a scanned label: it opens after sign-in. It is
// stored on the device and never part of an address, so that no link can choose it.
import { readDevice, writeDevice } from '../deviceStorage.ts';

const key = 'wantedPage';
const keptMilliseconds = 15 * 60_000;

export function rememberWantedPage(href: string, now: number): void {
  if (isOwnPath(href)) writeDevice(key, `${now} ${href}`);
}

/**
 * Not long after it was asked for, until a page has opened: the guard may be asked more than once on the way, when the
 * session comes in parts.
 */
export function wantedPage(now: number): string | null {
  const [time = '', ...rest] = (readDevice(key) ?? '').split(' ');
  const href = rest.join(' ');
  if (!isOwnPath(href)) return null;
  const age = now - Number(time);
  return age >= 0 && age <= keptMilliseconds ? href : null;
}

export function forgetWantedPage(): void {
  if (readDevice(key) !== null) writeDevice(key, null);
}

/** A path of this site: "//host" and "/\\host" would be another one. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href) && !href.startsWith('/auth/');
}
