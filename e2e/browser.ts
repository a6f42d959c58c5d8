// The browser for the scenarios: a named one, an installed one, the one inside an npm package, or one from the
// system's package manager. The first that really starts is used.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { thisMachine } from './support/browser/machine.ts';
import { browserAdvice, browserPlan, type Attempt } from './support/browser/plan.ts';
import { proveThatItStarts } from './support/browser/proveThatItStarts.ts';
import { unpackChromium } from './support/browser/unpackChromium.ts';

const run = promisify(execFile);

/** Where an unpacked browser stays between runs. */
export const browserCache = join(import.meta.dirname, '..', '.cache', 'browser');

/** The path of a browser that starts on this machine. */
export async function findBrowser(): Promise<string> {
  const machine = thisMachine();
  const troubles: string[] = [];
  for (const attempt of browserPlan(machine)) {
    try {
      const path = await bring(attempt);
      await proveThatItStarts(path);
      return path;
    } catch (error) {
      troubles.push(`${describe(attempt)}: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
  throw new Error(browserAdvice(machine, troubles));
}

async function bring(attempt: Attempt): Promise<string> {
  if (attempt.kind === 'run') return attempt.path;
  if (attempt.kind === 'unpack') return unpackChromium(browserCache);
  const packages = [attempt.browser, 'fonts-liberation'];
  console.error(`Installing a browser for the tests: apt-get install -y ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
    maxBuffer: 2 ** 26,
  });
  return `/usr/bin/${attempt.browser}`;
}

function describe(attempt: Attempt): string {
  if (attempt.kind === 'run') return attempt.path;
  return attempt.kind === 'unpack'
    ? 'the Chromium inside @sparticuz/chromium'
    : `apt-get install ${attempt.browser}`;
}
