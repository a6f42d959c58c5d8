// The files of which the first screen of a start was made. The next start at this screen asks for all of them at once
// (public/start.js), instead of for some when the app runs and for others when those have come.
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { isAppOnDevice } from './isAppOnDevice.ts';
import { askedFiles } from './loadFiles.ts';

const key = 'startFiles';
const mostScreens = 10;

type Kept = Readonly<{ build: string; screens: Readonly<Record<string, readonly string[]>> }>;

/** Called when the first screen is drawn. What it takes is written when there is time. */
export function keepStartFiles(later: (write: () => void) => void): void {
  const { build, screen } = document.documentElement.dataset;
  if (build === undefined || screen === undefined || !isAppOnDevice()) return;
  later(() => {
    const files = askedFiles();
    const text = readDevice(key);
    const { [screen]: _earlier, ...others } = screensIn(text, build);
    const screens = [[screen, files] as const, ...Object.entries(others)].slice(0, mostScreens);
    const kept: Kept = { build, screens: Object.fromEntries(screens) };
    const next = JSON.stringify(kept);
    if (next !== text) writeDevice(key, next);
  });
}

/** Files of another build have other names. */
function screensIn(text: string | null, build: string): Kept['screens'] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) && kept.build === build ? kept.screens : {};
  } catch {
    return {};
  }
}

/** Written by this app only; anything else is ignored. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('build' in kept) || !('screens' in kept)) return false;
  return typeof kept.build === 'string' && typeof kept.screens === 'object' && kept.screens !== null;
}
