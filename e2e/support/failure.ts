// What a failed scenario leaves in test-results, so that nobody needs a second run to see what happened.
import type { Browser, BrowserContext, Page, Request, TestInfo } from '@playwright/test';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';

const mostRequests = 200;
const logs = join(import.meta.dirname, '..', '..', '.cache', 'test');

export type Witness = Readonly<{
  /** Writes one file of each kind into the folder of the scenario. */
  tell(testInfo: TestInfo, serverUrl: string): Promise<void>;
  stop(): void;
}>;

/** Watches all devices of a scenario, also those that come later. */
export function watch(browser: Browser): Witness {
  const began = Date.now();
  const said: string[] = [];
  const asked = new Map<Request, { begun: string; end: string }>();
  const since = () => `${((Date.now() - began) / 1000).toFixed(2).padStart(7)} s`;
  const follow = (context: BrowserContext) => {
    context.on('console', (message) => said.push(`${since()} ${message.type()} ${message.text()}`));
    context.on('weberror', (error) => said.push(`${since()} uncaught ${String(error.error())}`));
    context.on('request', (request) => {
      asked.set(request, { begun: since(), end: 'no answer' });
      const [oldest] = asked.keys();
      if (asked.size > mostRequests && oldest !== undefined) asked.delete(oldest);
    });
    const note = (request: Request, end: string) => {
      const one = asked.get(request);
      if (one !== undefined) one.end = `${end} ${since()}`;
    };
    context.on('response', (answer) => note(answer.request(), String(answer.status())));
    context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  };
  browser.contexts().forEach(follow);
  browser.on('context', follow);
  const tell = async (testInfo: TestInfo, serverUrl: string) => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const requests = [...asked].map(
      ([request, { begun, end }]) => `${begun} ${request.method()} ${request.url()} ${end}`,
    );
    const texts = await Promise.all(pages.map(textOf));
    const files = {
      'page.txt': texts.join('\n\n'),
      'console.txt': said.join('\n'),
      'requests.txt': requests.join('\n'),
      'server.log': await logOf(serverUrl, began),
      'run.txt': circumstances(testInfo),
    };
    for (const [name, text] of Object.entries(files)) await writeFile(testInfo.outputPath(name), `${text}\n`);
  };
  return { tell, stop: () => void browser.off('context', follow) };
}

async function textOf(page: Page): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot()
    .catch((error: unknown) => String(error));
  return `${page.url()}\n${shown}`;
}

/** The server writes its own address first; its lines since then carry their time. */
async function logOf(serverUrl: string, began: number): Promise<string> {
  const names = (await readdir(logs)).filter((name) => /^server_\w+\.log$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(logs, name), 'utf8')));
  const own = texts.findLast((text) => text.includes(serverUrl)) ?? '';
  return own
    .split('\n')
    .filter((line) => (timeOf(line) ?? began) >= began)
    .join('\n');
}

function timeOf(line: string): number | null {
  const [, time] = /"time":"?([^",]+)/.exec(line) ?? [];
  if (time === undefined) return null;
  return /^\d+$/.test(time) ? Number(time) : Date.parse(time);
}

function circumstances({ file, title, titlePath, workerIndex, duration }: TestInfo): string {
  const name = /(\w+)\.spec\.ts$/.exec(file)?.[1] ?? '';
  return [
    titlePath.slice(1).join(' › '),
    `worker ${workerIndex}, after ${(duration / 1000).toFixed(1)} s`,
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
    `repeat: npx playwright test --config e2e/playwright.config.ts ${name}.spec.ts -g ${JSON.stringify(title)}`,
  ].join('\n');
}
