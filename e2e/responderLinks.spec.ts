// A link for a responder: made, mailed, opened with a code on a phone, read with the name in the page, and revoked.
import type { Page } from '@playwright/test';
import { linkTo, messageTo } from './support/accounts.ts';
import { apiOf, someId } from './support/api.ts';
import { phone as phoneSize } from './support/screen.ts';
import { workerServer } from './support/servers.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  signIn,
  test,
} from './support/test.ts';

/** The school of the demo district that has links, and a component that is certified there. */
async function linkedPlan(page: Page) {
  const api = apiOf(page);
  for (const { schoolId } of await api.eop.listEopSchools()) {
    if ((await api.responderLinks.listResponderLinks({ schoolId })).length === 0) continue;
    const { components } = await api.eop.listComponents({ schoolId });
    const component = components.find(({ lastCertificationTimestamp: time }) => time !== null);
    return { schoolId, componentId: component?.id ?? '', name: component?.name ?? '' };
  }
  throw new Error('the demo district has no links');
}

test('a responder reads the certified plan until the link is revoked', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const email = `sam.${someId().toLowerCase()}@fire.example`;
  await signIn(page, 'district_safety_coordinator');
  const { schoolId, name } = await linkedPlan(page);
  await open(page, `/eop/${schoolId}`);
  await page.getByRole('link', { name: 'Responder links' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dana Whitfield' })).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'responder-links', screenshotTo });
  await atDesktop(page);
  await inTheme(page, 'light');

  await page.getByRole('button', { name: 'New link' }).click();
  const form = page.getByRole('dialog', { name: 'New responder link' });
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(form.getByText('This field is required.')).toHaveCount(2);
  await expectAccessible(page);
  await screenshotTo('responder-new-link');
  await form.getByRole('textbox', { name: 'Name' }).fill('Sam Rivera');
  await form.getByRole('textbox', { name: 'Agency' }).fill('Oak County Fire');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Create link' }).click();
  const made = page.getByRole('dialog', { name: 'The link was created' });
  const address = await made.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Done' }).click();
  const path = await linkTo(page, email, '/responder/');
  expect(address.endsWith(path)).toBe(true);

  const context = await browser.newContext({ baseURL: workerServer.url, viewport: phoneSize });
  const phone = await context.newPage();
  const answered = phone.waitForResponse((answer) => answer.url().endsWith(path));
  await open(phone, path);
  expect((await answered).headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  await expect(phone.getByText('s•••@fire.example')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Send me a code' }).click();
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeFocused();
  const code = /\b\d{6}\b/.exec(await messageTo(page, email, (text) => /\b\d{6}\b/.test(text)))?.[0] ?? '';
  await phone.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await phone.getByRole('button', { name: 'Open the plan' }).click();
  await expect(phone.getByText('That code is incorrect. 4 attempts left.')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: 'Code' }).fill(code);
  await phone.getByRole('button', { name: 'Open the plan' }).click();
  await expect(phone.getByText('For Sam Rivera, Oak County Fire')).toBeVisible();
  await expectAccessible(phone);

  await phone.getByRole('button', { name }).first().click();
  const first = phone.getByRole('region', { name: /^Page 1 of/ });
  await expect(first.getByText('Oak County Fire').first()).toBeAttached();
  await expect(first.getByText('Sam Rivera').first()).toBeAttached();
  await expect(phone.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expectAccessible(phone);
  const kept = await phone.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ caches: [], workers: 0 });
  await phone.goBack();
  await expect(phone.getByText('For Sam Rivera, Oak County Fire')).toBeVisible();
  await phone.getByRole('button', { name }).first().click();

  await page.getByRole('button', { name: "Sam Rivera's activity" }).click();
  const activity = page.getByRole('dialog', { name: 'Activity: Sam Rivera' });
  await expect(activity.getByText(`Viewed ${name}`)).toBeVisible();
  await expect(activity.getByText('Entered a wrong code')).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('responder-activity');
  await activity.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: "Revoke Sam Rivera's link" }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The link was revoked.')).toBeVisible();

  await phone.getByRole('button', { name: 'All documents' }).click();
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(phone);
});

test('a certified component is sent to someone as a link of their own', async ({ page, screenshotTo }) => {
  const email = `ana.${someId().toLowerCase()}@police.example`;
  await signIn(page, 'district_safety_coordinator');
  const { schoolId, componentId } = await linkedPlan(page);
  await open(page, `/eop/${schoolId}/${componentId}`);
  await page.getByRole('button', { name: 'Send via Email' }).click();
  const form = page.getByRole('dialog', { name: 'Send via Email' });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('Please enter a valid email.')).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('responder-send-by-email');
  await form.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Message' }).fill('Please read page 2.');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Email sent successfully')).toBeVisible();
  const mail = await messageTo(page, email, (text) => text.includes('/responder/'));
  expect(mail).toContain('Hello Ana,');
  expect(mail).toContain('Please read page 2.');
});
