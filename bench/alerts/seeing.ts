// From the press of Log Entry on one browser to the changed unread mark on another, with idle live streams beside.
import type { Browser, Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { openLiveStream } from '../lib/liveStream.ts';
import { signInAll, type SignedIn } from './people.ts';

interface SeeingOptions {
  readonly stack: AsyncDisposableStack;
  readonly browser: Browser;
  readonly serverUrl: string;
  readonly databaseUrl: string;
  readonly sender: SignedIn;
  readonly receiver: SignedIn;
  /** The users of the idle streams. */
  readonly idleUserIds: readonly string[];
  readonly times: number;
  /** As the picker shows the recipient. */
  readonly receiverName: string;
}

/** A sender may send 20 alerts a minute, so each waits its turn. */
const turnMilliseconds = 3100;

declare global {
  interface Window {
    benchMoments?: number[];
  }
}

export async function timesToSee(options: SeeingOptions): Promise<number[]> {
  const { stack, browser, serverUrl, databaseUrl, sender, receiver, times } = options;
  for (const { cookie } of await signInAll(databaseUrl, options.idleUserIds))
    await openLiveStream(stack, serverUrl, cookie);

  const seeing = await pageOf(browser, serverUrl, receiver, watchUnread);
  const pressing = await pageOf(browser, serverUrl, sender, watchPress);
  stack.defer(async () => {
    await seeing.context().close();
    await pressing.context().close();
  });
  await seeing
    .getByRole('banner')
    .getByRole('link', { name: /^Alerts/ })
    .waitFor();
  const took: number[] = [];
  // The first warms both browsers and the server.
  for (let time = 0; time <= times; time += 1) {
    const turn = delay(turnMilliseconds);
    await fillForm(pressing, options.receiverName);
    await forget(seeing);
    await forget(pressing);
    await pressing
      .getByRole('dialog', { name: 'Log Entry' })
      .getByRole('button', { name: 'Log Entry', exact: true })
      .click();
    await seeing.waitForFunction(() => (window.benchMoments?.length ?? 0) > 0, undefined, {
      timeout: 30_000,
    });
    const pressed = await firstMoment(pressing);
    if (time > 0) took.push((await firstMoment(seeing)) - pressed);
    await turn;
  }
  return took;
}

async function pageOf(
  browser: Browser,
  serverUrl: string,
  { cookie }: SignedIn,
  watch: () => void,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: serverUrl }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(`${serverUrl}/faq`);
  return page;
}

/** As an init script. Both browsers run on this machine, so their clocks agree. */
function watchUnread(): void {
  window.benchMoments = [];
  const labelNow = () =>
    document.querySelector('header a[href^="/safetyAlerts"]')?.getAttribute('aria-label');
  let label: string | null | undefined;
  const observer = new MutationObserver(() => {
    const now = labelNow();
    if (now === label) return;
    const isChange = label !== undefined;
    label = now;
    if (isChange) window.benchMoments?.push(performance.timeOrigin + performance.now());
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

function watchPress(): void {
  window.benchMoments = [];
  document.addEventListener(
    'pointerdown',
    () => window.benchMoments?.push(performance.timeOrigin + performance.now()),
    { capture: true },
  );
}

const forget = (page: Page) => page.evaluate(() => void (window.benchMoments = []));
const firstMoment = (page: Page) => page.evaluate(() => window.benchMoments?.[0] ?? 0);

async function fillForm(page: Page, receiverName: string): Promise<void> {
  await page.getByRole('button', { name: 'Open the Action menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log Entry' });
  await dialog.getByRole('radio', { name: 'Concern' }).click();
  await dialog.getByLabel('Observation').fill('gate');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('switch', { name: 'Send a safety alert' }).check();
  await dialog.getByRole('combobox', { name: 'Alert users' }).fill(receiverName);
  await page.getByRole('option', { name: receiverName }).first().click();
  await dialog.getByRole('combobox', { name: 'Alert users' }).press('Escape');
}
