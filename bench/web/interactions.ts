// Interaction latency: how long after a tap or a key a slow phone shows a reaction. The browser measures every event;
// an action counts as long as its slowest one.
import type { Browser, Page } from '@playwright/test';
import { forgetEvents, paintedEvents, watchEvents } from './events.ts';
import { slowDown, withKnownPhone } from './phone.ts';

export type Felt = Readonly<{ action: string; milliseconds: number }>;

export async function measureInteractions(
  browser: Browser,
  serverUrl: string,
  cookie: string,
): Promise<Felt[]> {
  const sought = { selector: 'main button', words: 'Log Entry' };
  return withKnownPhone(browser, { serverUrl, cookie, ...sought }, async ({ page }) => {
    await page.addInitScript(watchEvents);
    await page.reload({ waitUntil: 'networkidle' });
    await slowDown(page, { network: true });
    const felt: Felt[] = [];
    for (const { action, act } of actions) {
      await forgetEvents(page);
      await act(page);
      felt.push({ action, milliseconds: Math.max(...(await paintedEvents(page)), 0) });
    }
    return felt;
  });
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Log Entry' });
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

/** A typical day: an entry, the list, a filter, the chart. */
const actions: readonly Readonly<{ action: string; act(page: Page): Promise<void> }>[] = [
  {
    action: 'open the form of an entry',
    act: async (page) => {
      await page.getByRole('button', { name: 'Log Entry' }).first().tap();
      await form(page).getByRole('radio', { name: 'Concern' }).waitFor();
    },
  },
  { action: 'choose an opinion', act: (page) => form(page).getByText('Concern', { exact: true }).tap() },
  {
    action: 'search for what was seen',
    act: async (page) => {
      await form(page).getByLabel('Observation').tap();
      await page.keyboard.type('fire ext');
    },
  },
  { action: 'choose it', act: (page) => form(page).getByRole('option').first().tap() },
  {
    action: 'write a comment',
    act: async (page) => {
      await form(page).getByLabel('Comment').tap();
      await page.keyboard.type('Pressure is low.');
    },
  },
  {
    action: 'log the entry',
    act: async (page) => {
      await form(page).getByRole('button', { name: 'Log Entry', exact: true }).tap();
      await form(page).waitFor({ state: 'detached' });
    },
  },
  {
    action: 'open the menu',
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('link', { name: 'Entries', exact: true }).waitFor();
    },
  },
  {
    action: 'go to the entries',
    act: async (page) => {
      await page.getByRole('link', { name: 'Entries', exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    action: 'open the filters',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).tap();
      await filters(page).waitFor();
    },
  },
  {
    action: 'choose a filter',
    act: (page) => filters(page).getByRole('checkbox', { name: 'Concerns' }).tap(),
  },
];
