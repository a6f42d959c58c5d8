// The text of a plan component: two people at once, without a connection, and with hostile markup pasted.
import type { Page } from '@playwright/test';
import { textOf } from '@schooldog/domain/eop';
import { hostileHtml } from '@schooldog/domain/eop/richText/testing';
import { apiAs, someId } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import { schoolId } from './support/entries.ts';
import { closeOfflineDialog, expect, expectAccessible, open, signIn, test } from './support/test.ts';

async function aComponent(page: Page): Promise<Readonly<{ path: string; textNow(): Promise<string> }>> {
  const api = await apiAs(page, 'district_safety_coordinator');
  const school = await schoolId(page, 'Oak Hill Elementary');
  const componentId = someId();
  await api.eop.addComponent({
    componentId,
    schoolId: school,
    name: `Annex ${componentId}`,
    section: 'functionalAnnexes',
    certificationIntervalMonths: 12,
  });
  return {
    path: `/eop/${school}/${componentId}/edit`,
    textNow: async () => {
      const { content } = await api.eop.getComponent({ componentId });
      return content === null ? '' : textOf(content);
    },
  };
}

/** Chrome reports handlers and bases to the policy even where they are only read; component tests paste those. */
const withoutReports = hostileHtml.filter((html) => !/\bon[a-z]+\s*=|<base/i.test(html));

const textOn = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function write(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await textOn(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

test('someone takes over from a person without a connection; both texts are kept', async ({
  page,
  context,
  browser,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const { path, textNow } = await aComponent(page);
  await open(page, path);
  await write(page, 'Lock the doors.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('eop-editor');

  const other = await elsewhere(browser, 'principal');
  await open(other, path);
  await expect(other.getByText(/is writing\. You can read along, or take over\./)).toBeVisible();
  await expect(textOn(other)).toHaveText('Lock the doors.');

  await context.setOffline(true);
  await closeOfflineDialog(page);
  await write(page, ' Then hide.');
  await expect(page.getByText('Not saved (offline)')).toBeVisible();

  await other.getByRole('button', { name: 'Take over' }).click();
  await write(other, ' Stay calm.');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(textNow).toBe('Lock the doors. Stay calm.');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Someone else changed this text' })).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('eop-editor-conflict');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('heading', { name: 'Someone else changed this text' })).toBeHidden();
  await expect
    .poll(textNow)
    .toMatch(/^Lock the doors\. Stay calm\.\nText by .+\nLock the doors\. Then hide\.$/);
  await expect(textOn(other)).toContainText('Then hide.');
});

test('nothing that is pasted runs or is fetched', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.test')) outside.push(request.url());
  });
  await signIn(page, 'district_safety_coordinator');
  const { path, textNow } = await aComponent(page);
  await open(page, path);
  await write(page, 'Before. ');
  await textOn(page).evaluate((field, payloads) => {
    for (const html of payloads) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, withoutReports);
  await page.keyboard.type(' The end.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(textNow).toContain('The end.');
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(outside).toEqual([]);
});
