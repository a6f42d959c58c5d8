// A browser by the name that its owner would give it.
import Bowser from 'bowser';

export type DeviceName = Readonly<{
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer';
}>;

export function deviceName(userAgent: string): DeviceName {
  if (userAgent.trim() === '') return { browser: null, system: null, kind: 'computer' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'computer';
  return { browser: known(browser.name), system: known(os.name), kind };
}

function known(name: string | undefined): string | null {
  return name === undefined || name === '' ? null : name;
}
