// The email for which this device requested a sign-in link. With it the link signs in automatically; without it the
// person is asked first, so that a mail scanner that opens the link uses nothing up.
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';

const key = 'signInLinkEmail';

export function rememberAskedEmail(email: string): void {
  writeDevice(key, email);
}

export function askedEmail(): string | null {
  return readDevice(key);
}

export function forgetAskedEmail(): void {
  writeDevice(key, null);
}
