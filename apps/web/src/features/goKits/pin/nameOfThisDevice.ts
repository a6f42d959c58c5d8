import { deviceName } from '../../account/index.ts';

/** By which its owner recognizes this browser in the list of devices. */
export function nameOfThisDevice(): string {
  const { browser, system } = deviceName(navigator.userAgent);
  const name = [browser, system].filter((part) => part !== null).join(', ');
  return name === '' ? 'Browser' : name;
}
